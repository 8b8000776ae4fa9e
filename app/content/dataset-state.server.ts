import { isRecord } from '../../protocol/is-record';
import { type ContentSource, createContentClient } from './content-client.server';

const PROBE_MAX_AGE_MS = 1_000;
const PROBE_TIMEOUT_MS = 2_000;
/** Published documents of any type; not those of the Lake itself, nor assets, which no page shows alone. */
const HAS_CONTENT =
  'defined(*[!(_id in path("_.**")) && !(_type match "sanity.*") && !(_type match "system.*") && _type != "previewShare"][0]._id)';

/** `unproven`: no document can be read, but without a token a private dataset looks the same. */
type Emptiness = 'empty' | 'unproven' | 'not empty';

/**
 * Makes a test for an empty dataset. A private dataset answers a client without a token as if it were empty; with a
 * token it answers truthfully, or with an error.
 * @param readToken can read a private dataset; must never leave the server
 * @param now the clock, in ms
 * @returns queries the Lake at most once a second; a failure counts as `not empty`
 */
export function createEmptinessTest(
  source: ContentSource,
  readToken: string | undefined,
  now: () => number = Date.now,
): () => Promise<Emptiness> {
  const anonymous = createContentClient(source);
  const client = readToken
    ? anonymous.withConfig({ token: readToken, perspective: 'published', ignoreBrowserTokenWarning: true })
    : anonymous;
  const ifNone: Emptiness = readToken ? 'empty' : 'unproven';
  let answer = Promise.resolve<Emptiness>('not empty');
  let queriedAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (now() - queriedAt < PROBE_MAX_AGE_MS) return answer;
    queriedAt = now();
    const options = { signal: AbortSignal.timeout(PROBE_TIMEOUT_MS), tag: 'site.emptiness' };
    answer = client.fetch<unknown>(HAS_CONTENT, {}, options).then(
      (hasContent) => (hasContent === false ? ifNone : 'not empty'),
      () => 'not empty' as const,
    );
    return answer;
  };
}

/** Every page needs these documents: where one is missing, no other missing document can be trusted to be deleted. */
export const IS_COMPLETE = 'count(*[_id in ["siteSettings", "navigation"]]) == 2';

/** Whether an answer has no content: it proves nothing about an incomplete dataset. */
export function isEmpty(result: unknown): boolean {
  return result === null || (Array.isArray(result) && result.length === 0);
}

/** Whether the answer has settings and menu. */
export function hasSite(result: unknown): boolean {
  return isRecord(result) && isRecord(result.settings) && isRecord(result.navigation);
}
