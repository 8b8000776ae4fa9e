import { errorResponse } from '../server/lake-http';
import type { FeedEvent } from '../server/route';
import type { ChangeLog } from '../store/change-log';
import type { DatasetChange } from '../store/dataset-change';
import type { LakeDocument } from '../store/lake-document';
import type { ListenOptions } from './listen-options';
import { mutationEvent, type SeenChange } from './mutation-event';
import { mutationEventId } from './mutation-event-id';

type Send = (event: FeedEvent) => void;

/** Tells for each state of a document whether the listener's query selects it. */
type SelectStates = (
  states: readonly (LakeDocument | undefined)[],
  signal: AbortSignal,
) => Promise<readonly boolean[]>;

/** One client's wish to hear of changes. */
export class Listener {
  #turn: Promise<void> = Promise.resolve();
  readonly #stopped = new AbortController();

  /** @param maySee whether the client may hear of the document with this id at all. */
  constructor(
    readonly changes: ChangeLog,
    readonly select: SelectStates,
    readonly options: ListenOptions,
    readonly maySee: (documentId: string) => boolean,
  ) {}

  /**
   * Greets the client, then tells it of every change, and first of those it missed if it comes back in time.
   *
   * @param lastEventId the last event it has seen.
   * @returns how to stop.
   */
  start(send: Send, name: string, lastEventId: string | undefined): () => void {
    const stop = this.changes.subscribe((change) => this.#enqueue(change, send));
    const position = mutationEventId(this.changes.last.transactionId, '');
    const isBack = this.options.enableResume && lastEventId !== undefined;
    const missed = isBack ? this.#missedSince(lastEventId) : undefined;
    const greeting = isBack ? (missed ? 'welcomeback' : 'reset') : 'welcome';
    const id = missed ? lastEventId : position;
    send({
      event: greeting,
      ...(this.options.enableResume ? { id } : {}),
      data: JSON.stringify({ listenerName: name }),
    });
    for (const change of missed ?? []) this.#enqueue(change, send, lastEventId);
    return () => {
      this.#stopped.abort();
      stop();
    };
  }

  /** The change that the event was part of comes first, as the connection may have broken in its middle. */
  #missedSince(lastEventId: string): DatasetChange[] | undefined {
    const transactionId = lastEventId.split('#')[0] ?? '';
    const later = this.changes.since((position) => position.transactionId === transactionId);
    if (!later || lastEventId === mutationEventId(transactionId, '')) return later;
    const begun = this.changes.find(transactionId);
    return begun && [begun, ...later];
  }

  /**
   * One change after the other: to see whether a query selects a document may take a moment. A query that takes too
   * long for one change would for the next: it ends the listener.
   */
  #enqueue(change: DatasetChange, send: Send, seenEventId?: string): void {
    const { signal } = this.#stopped;
    const tell = async () => {
      const seen = signal.aborted ? [] : await this.#select(change);
      const events = seen.map((one, at) =>
        mutationEvent(change, one, { current: at + 1, total: seen.length }, this.options),
      );
      const ids = seen.map(({ document }) => mutationEventId(change.transactionId, document.id));
      const first = seenEventId === undefined ? 0 : ids.indexOf(seenEventId) + 1;
      for (const [at, data] of events.entries()) {
        if (at < first || signal.aborted) continue;
        send({ event: 'mutation', id: ids[at], data: JSON.stringify(data) });
      }
    };
    this.#turn = this.#turn.then(tell).catch((error: unknown) => {
      if (signal.aborted) return;
      this.#stopped.abort();
      send({ event: 'channelError', data: String(errorResponse(error).body) });
    });
  }

  async #select(change: DatasetChange): Promise<SeenChange[]> {
    const documents = change.documents.filter(({ id }) => this.maySee(id));
    if (documents.length === 0) return [];
    const states = documents.flatMap(({ before, after }) => [before, after]);
    const isSelected = await this.select(states, this.#stopped.signal);
    const seen = documents.map((document, at) => ({
      document,
      before: isSelected[2 * at] ? document.before : undefined,
      after: isSelected[2 * at + 1] ? document.after : undefined,
    }));
    return seen.filter(({ before, after }) => before ?? after);
  }
}
