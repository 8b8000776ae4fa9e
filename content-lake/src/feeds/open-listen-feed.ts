import { randomBytes } from 'node:crypto';
import { httpError } from '../errors';
import { findDataset, type Lake, localUser } from '../lake';
import { isPublishedByDefault, shownInFeed } from '../query/perspective';
import { readQueryParams } from '../query/query-request';
import { errorResponse } from '../server/lake-http';
import type { EventFeed, FeedEvent, FeedRequest } from '../server/route';
import type { ChangeLog, DatasetChange, DocumentChange } from '../store/change-log';
import type { LakeDocument } from '../store/lake-document';

const LISTENER_NAME_BYTES = 8;
/** Each runs its query for every change, and the pool refuses more than 500 queries: those of editors keep their places. */
const MAX_PUBLIC_LISTENERS = 200;

/**
 * `GET data/listen/:dataset`: sends an event for every change of the documents that a query selects. Without a token,
 * only for published documents.
 * @throws LakeError 404 for an unknown dataset, 400 for an invalid query, 429 above the limit of listeners without a token.
 */
export async function openListenFeed(request: FeedRequest, lake: Lake): Promise<EventFeed> {
  const dataset = findDataset(lake, request.parts.dataset);
  const query = request.search.get('query');
  if (query === null) throw httpError(400, 'Missing required parameter "query"');
  const params = readQueryParams(request.search);
  const options = readListenOptions(request.search, request.apiVersion);
  if (!request.isTrusted) countPublic(lake.publicListeners, request.signal);
  const call = {
    query,
    params,
    identity: request.isTrusted ? localUser.id : '<anonymous>',
    projectId: lake.projectId,
    dataset: dataset.name,
  };
  await lake.queries.run({ kind: 'parse', ...call }, request.signal);
  const listener = new Listener(
    dataset.changes,
    (states, signal) => lake.queries.run({ kind: 'filter', ...call, states, timestamp: lake.now() }, signal),
    options,
    shownInFeed(request.isTrusted, options.includeAllVersions),
  );
  const name = randomBytes(LISTENER_NAME_BYTES).toString('hex');
  return (send) => listener.start(send, name, request.lastEventId);
}

/** Counts a listener until its client leaves. */
function countPublic(listeners: Set<AbortSignal>, signal: AbortSignal): void {
  if (listeners.size >= MAX_PUBLIC_LISTENERS) throw httpError(429, 'Too many listeners without a token');
  if (signal.aborted) return;
  listeners.add(signal);
  signal.addEventListener('abort', () => listeners.delete(signal));
}

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

/** Reads the options of `data/listen`; ignores unknown ones, and `tag` and `visibility`. */
function readListenOptions(search: URLSearchParams, apiVersion: string): ListenOptions {
  const isOn = (name: string) => search.get(name) === 'true';
  return {
    includeResult: isOn('includeResult'),
    includeMutations: search.get('includeMutations') !== 'false',
    includePreviousRevision: isOn('includePreviousRevision'),
    hasEffects: search.get('effectFormat') === 'mendoza',
    includeAllVersions: isPublishedByDefault(apiVersion) ? isOn('includeAllVersions') : true,
    enableResume: isOn('enableResume'),
  };
}

type Send = (event: FeedEvent) => void;

/** Evaluates for each state of a document whether the listener's query selects it. */
type SelectStates = (
  states: readonly (LakeDocument | undefined)[],
  signal: AbortSignal,
) => Promise<readonly boolean[]>;

/** One client's subscription to changes. */
class Listener {
  #turn: Promise<void> = Promise.resolve();
  readonly #stopped = new AbortController();

  /** @param maySee whether the client may receive events of the document with this id. */
  constructor(
    readonly changes: ChangeLog,
    readonly select: SelectStates,
    readonly options: ListenOptions,
    readonly maySee: (documentId: string) => boolean,
  ) {}

  /**
   * Sends a welcome, the changes that a resuming client has missed, and then every new change.
   * @param lastEventId the last event that the client has received.
   * @returns a function that ends the subscription.
   */
  start(send: Send, name: string, lastEventId: string | undefined): () => void {
    const stop = this.changes.subscribe((change) => this.#enqueue(change, send));
    const position = mutationEventId(this.changes.last.transactionId, '');
    const isResuming = this.options.enableResume && lastEventId !== undefined;
    const missed = isResuming ? this.#missedSince(lastEventId) : undefined;
    const greeting = isResuming ? (missed ? 'welcomeback' : 'reset') : 'welcome';
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

  /** Includes the change of the last event, because the connection may have broken between two of its events. */
  #missedSince(lastEventId: string): DatasetChange[] | undefined {
    const transactionId = lastEventId.split('#')[0] ?? '';
    const later = this.changes.since((position) => position.transactionId === transactionId);
    if (!later || lastEventId === mutationEventId(transactionId, '')) return later;
    const begun = this.changes.find(transactionId);
    return begun && [begun, ...later];
  }

  /**
   * Handles one change at a time, because evaluating the query is asynchronous. A query that reaches the deadline would
   * reach it again for the next change, so it ends the listener.
   */
  #enqueue(change: DatasetChange, send: Send, seenEventId?: string): void {
    const { signal } = this.#stopped;
    const sendEvents = async () => {
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
    this.#turn = this.#turn.then(sendEvents).catch((error: unknown) => {
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

/** A change of one document that concerns a listener. */
type SeenChange = {
  readonly document: DocumentChange;
  /** The states of the document that the listener's query selects. */
  readonly before: LakeDocument | undefined;
  readonly after: LakeDocument | undefined;
};

/**
 * The data of a `mutation` event. `@sanity/client` types it as `MutationEvent`; the Studio needs more: `resultRev` also on
 * deletions, exact counts for this listener, and mutations in addition to effects.
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
