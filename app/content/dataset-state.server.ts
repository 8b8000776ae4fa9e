import type { SanityClient } from '@sanity/client';
import { isRecord } from '../../protocol/is-record';
import { type ContentSource, createContentClient } from './content-client.server';
import { ContentFailure } from './content-errors.server';

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
const IS_COMPLETE = 'count(*[_id in ["siteSettings", "navigation"]]) == 2';

/** The revision of the frame: of the documents that `siteQuery` reads, which every page shows. */
const FRAME =
  '*[_id in ["siteSettings", "navigation", "chatSettings", "consentSettings"]] | order(_id asc)._rev';

/** The state of the dataset as of one answer. */
type State = {
  isComplete: boolean;
  /** Answers with different frames were never published together; undefined in the answers of tests. */
  frame: string | undefined;
};

/** The query, and in the same answer the state of the dataset. */
export const withState = (query: string) =>
  `{"result": ${query}, "isComplete": ${IS_COMPLETE}, "frame": ${FRAME}}`;

/**
 * Reads an answer to `withState`.
 * @throws ContentFailure for HTML or broken JSON, which has no result and says nothing about the dataset
 */
export function readState(answer: unknown): State & { result: unknown } {
  if (answer === null) return { result: null, isComplete: false, frame: undefined };
  if (!isRecord(answer)) throw new ContentFailure('invalid-answer', 'Not an answer to the query');
  const { result = null, isComplete, frame } = answer;
  return {
    result,
    isComplete: isComplete === true,
    frame: Array.isArray(frame) ? frame.join(' ') : undefined,
  };
}

const UNPUBLISHED = 'count(*[_id in path("drafts.**") || _id in path("versions.**")])';
const PROOF_TIMEOUT_MS = 5_000;

/**
 * A token could see drafts: before any answer is stored, one query proves that the perspective hides them.
 * @throws ContentFailure if it does not, and as the client does
 */
export async function provePublished(client: SanityClient): Promise<void> {
  const signal = AbortSignal.timeout(PROOF_TIMEOUT_MS);
  const seen = await client.fetch(UNPUBLISHED, {}, { tag: 'site.proof', signal });
  if (seen !== 0) throw new ContentFailure('drafts-visible', 'The content token sees unpublished documents');
}

/** Whether an answer has no content: it proves nothing about an incomplete dataset. */
export function isEmpty(result: unknown): boolean {
  return result === null || (Array.isArray(result) && result.length === 0);
}

/** Whether the answer has settings and menu. */
export function hasSite(result: unknown): boolean {
  return isRecord(result) && isRecord(result.settings) && isRecord(result.navigation);
}
