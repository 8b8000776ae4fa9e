import { errorResponse } from '../server/lake-http';
import type { FeedEvent } from '../server/route';
import type { ChangeLog, DatasetChange, DocumentChange } from '../store/change-log';
import type { LakeDocument } from '../store/lake-document';

/** The options of a listener. */
type ListenOptions = {
  readonly includeResult: boolean;
  readonly includeMutations: boolean;
  readonly includePreviousRevision: boolean;
  readonly hasEffects: boolean;
  /** Drafts and versions as well as published documents. */
  readonly includeAllVersions: boolean;
  readonly enableResume: boolean;
};

/** From this API version on, drafts and versions must be requested explicitly. */
const PUBLISHED_BY_DEFAULT_FROM = '2025-02-19';

/** Reads the options of `data/listen`; unknown ones are ignored, as `tag` and `visibility` are. */
export function readListenOptions(search: URLSearchParams, apiVersion: string): ListenOptions {
  const isOn = (name: string) => search.get(name) === 'true';
  const isNew = apiVersion === 'X' || (/^\d{4}-/.test(apiVersion) && apiVersion >= PUBLISHED_BY_DEFAULT_FROM);
  return {
    includeResult: isOn('includeResult'),
    includeMutations: search.get('includeMutations') !== 'false',
    includePreviousRevision: isOn('includePreviousRevision'),
    hasEffects: search.get('effectFormat') === 'mendoza',
    includeAllVersions: isNew ? isOn('includeAllVersions') : true,
    enableResume: isOn('enableResume'),
  };
}

type Send = (event: FeedEvent) => void;

/** For each state of a document, whether the listener's query selects it. */
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
   * Sends the welcome event, then every change, starting with the missed ones if the client reconnects in time.
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

/** A change of one document, as a listener sees it. */
type SeenChange = {
  readonly document: DocumentChange;
  /** The states of the document that the listener's query selects. */
  readonly before: LakeDocument | undefined;
  readonly after: LakeDocument | undefined;
};

/**
 * A `mutation` event's data. `@sanity/client` types it as `MutationEvent`; the Studio needs more than that:
 * `resultRev` on deletions too, exact counts for this listener, and mutations even beside effects.
 *
 * @param position of this event among the transaction's events for this listener, from 1.
 */
function mutationEvent(
  change: DatasetChange,
  seen: SeenChange,
  position: { readonly current: number; readonly total: number },
  options: ListenOptions,
): Record<string, unknown> {
  const { document } = seen;
  const { transactionId, timestamp, author } = change;
  return {
    eventId: mutationEventId(transactionId, document.id),
    documentId: document.id,
    transactionId,
    transactionCurrentEvent: position.current,
    transactionTotalEvents: position.total,
    timestamp,
    identity: author,
    transition: seen.before ? (seen.after ? 'update' : 'disappear') : 'appear',
    ...(document.before ? { previousRev: document.before._rev } : {}),
    resultRev: transactionId,
    visibility: 'query',
    ...(options.includeMutations ? { mutations: document.mutations } : {}),
    ...(options.includeResult && document.after ? { result: document.after } : {}),
    ...(options.includePreviousRevision ? { previous: document.before ?? null } : {}),
    ...(options.hasEffects ? { effects: document.effects } : {}),
  };
}

/** The id of a document's event in a transaction. */
function mutationEventId(transactionId: string, documentId: string): string {
  return `${transactionId}#${documentId}`;
}
