import type { ListenOptions, MutationEvent, SanityClient } from '@sanity/client';
import { type CollectedEvents, collectEvents } from './collect-events';

/** Any event of a listener, with what a mutation's has. */
export type HeardEvent = { readonly type: string; readonly listenerName?: string } & Partial<
  Omit<MutationEvent, 'type'>
>;

/** A listener that was welcomed. */
interface Listening extends CollectedEvents<HeardEvent> {
  /** The mutations so far. */
  mutations(): HeardEvent[];
  /** Waits for so many mutations, and returns them. */
  heard(count: number): Promise<HeardEvent[]>;
}

/** How long to wait before believing that an event does not come. */
const SILENCE_MS = 150;

/** Listens to all versions of documents, unless told otherwise, and returns once the lake has said welcome. */
export async function listenTo(
  client: SanityClient,
  query: string,
  params: Record<string, unknown> = {},
  options: ListenOptions = {},
): Promise<Listening> {
  const events = ['welcome' as const, 'mutation' as const, 'reconnect' as const];
  const all = { includeAllVersions: true, visibility: 'query' as const, ...options, events };
  const listener = collectEvents<HeardEvent>(client.listen(query, params, all));
  await listener.first(({ type }) => type === 'welcome');
  const isMutation = ({ type }: HeardEvent) => type === 'mutation';
  return {
    ...listener,
    mutations: () => listener.events.filter(isMutation),
    heard: async (count) => (await listener.until(count + 1)).filter(isMutation).slice(0, count),
  };
}

/** Waits long enough for an event that should not come. */
export async function silence(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, SILENCE_MS));
}
