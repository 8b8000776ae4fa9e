import { isRecord, parseJson } from '../json';

/** What a client asks for over `/__listen`. */
export type FeedMessage =
  | {
      readonly op: 'sub';
      /** The client's number for the feed. */
      readonly i: number;
      /** Path and query of the feed, from the version on. */
      readonly path: string;
      readonly lastEventId: string | undefined;
    }
  | { readonly op: 'unsub'; readonly i: number };

/** Reads a message; undefined when it makes no sense. */
export function readFeedMessage(text: string): FeedMessage | undefined {
  const { op, i, path, lastEventId } = fields(text);
  if (typeof i !== 'number' || !Number.isSafeInteger(i)) return undefined;
  if (op === 'unsub') return { op, i };
  if (op !== 'sub' || typeof path !== 'string') return undefined;
  return { op, i, path, lastEventId: typeof lastEventId === 'string' ? lastEventId : undefined };
}

function fields(text: string): Record<string, unknown> {
  try {
    const value = parseJson(text);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}
