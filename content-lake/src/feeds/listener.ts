import type { ParsedQuery } from '../query/parsed-query';
import type { ChangeLog } from '../store/change-log';
import type { DatasetChange } from '../store/dataset-change';
import type { FeedEvent } from './event-feed';
import { isSelected, type ListenContext } from './listen-filter';
import type { ListenOptions } from './listen-options';
import { mutationEvent, type SeenChange } from './mutation-event';
import { mutationEventId } from './mutation-event-id';

type Send = (event: FeedEvent) => void;

/** One client's wish to hear of changes. */
export class Listener {
  #turn: Promise<void> = Promise.resolve();
  #isStopped = false;

  /** @param maySee whether the client may hear of the document with this id at all. */
  constructor(
    readonly changes: ChangeLog,
    readonly query: ParsedQuery,
    readonly context: ListenContext,
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
      this.#isStopped = true;
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

  /** One change after the other: to see whether a query selects a document may take a moment. */
  #enqueue(change: DatasetChange, send: Send, seenEventId?: string): void {
    const tell = async () => {
      const seen = this.#isStopped ? [] : await this.#select(change);
      const events = seen.map((one, at) =>
        mutationEvent(change, one, { current: at + 1, total: seen.length }, this.options),
      );
      const ids = seen.map(({ document }) => mutationEventId(change.transactionId, document.id));
      const first = seenEventId === undefined ? 0 : ids.indexOf(seenEventId) + 1;
      for (const [at, data] of events.entries()) {
        if (at < first || this.#isStopped) continue;
        send({ event: 'mutation', id: ids[at], data: JSON.stringify(data) });
      }
    };
    this.#turn = this.#turn.then(tell).catch((error: unknown) => console.error('content lake:', error));
  }

  async #select(change: DatasetChange): Promise<SeenChange[]> {
    const seen: SeenChange[] = [];
    for (const document of change.documents) {
      if (!this.maySee(document.id)) continue;
      const [before, after] = await Promise.all(
        [document.before, document.after].map(async (state) =>
          (await isSelected(this.query, state, this.context)) ? state : undefined,
        ),
      );
      if (before || after) seen.push({ document, before, after });
    }
    return seen;
  }
}
