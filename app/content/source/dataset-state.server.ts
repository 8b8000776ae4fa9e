import type { SanityClient } from '@sanity/client';
import { isRecord } from '../../../protocol/is-record';
import { canonicalLanguage, frameId } from '../../../protocol/language';
import { IS_SITE_DOCUMENT } from '../../../protocol/site-documents';
import { type ContentSource, createContentClient } from './content-client.server';
import { ContentFailure } from './content-errors.server';
import { siteQuery } from './queries.groq';
import { type QueryName, repairAnswer } from './query-lake.server';

const PROBE_MAX_AGE_MS = 1_000;
const PROBE_TIMEOUT_MS = 2_000;
/** Published documents of any type; not those of the Lake itself, nor assets, which no page shows alone. */
const HAS_CONTENT = `defined(*[!(_id in path("_.**")) && ${IS_SITE_DOCUMENT}][0]._id)`;

/** `unproven`: no document can be read, but without a token a private dataset looks the same. */
type Emptiness = 'empty' | 'unproven' | 'not empty';

/**
 * Without a token a private dataset answers as if it were empty; with one truthfully, or with an error.
 * @param readToken must never leave the server
 * @returns queries the Lake at most once a second; a failure counts as `not empty`
 */
export function createEmptinessTest(
  source: ContentSource,
  readToken: string | undefined,
  now: () => number = Date.now,
): () => Promise<Emptiness> {
  const client = createContentClient(source, { token: readToken });
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

/** What these answer is shown together with the site's settings and menu. */
const SHOWN_WITH_SITE: ReadonlySet<QueryName> = new Set(['answers', 'document', 'feed', 'sitemap']);

/** One query sees one state of dataset and site, two may not. */
export function withState(name: QueryName, query: string): string {
  const site = SHOWN_WITH_SITE.has(name) ? `, "site": ${siteQuery}` : '';
  return `{"result": ${query}, "isComplete": ${IS_COMPLETE}${site}}`;
}

const FRAME_ID = /_id == "(siteSettings|navigation|chatSettings|consentSettings)"/g;

/**
 * @param language BCP 47; undefined for the default one, which leaves the query as it is
 * @returns the query with the settings and menu of a language, whose ids end in it: `siteSettings-de`
 */
export function inLanguage(query: string, language: string | undefined): string {
  const name = language && canonicalLanguage(language);
  return name ? query.replace(FRAME_ID, (_, type: string) => `_id == "${frameId(type, name)}"`) : query;
}

/** @throws ContentFailure for HTML or broken JSON, which says nothing about the dataset */
export function readState(answer: unknown): { result: unknown; isComplete: boolean; site: unknown } {
  if (answer === null) return { result: null, isComplete: false, site: undefined };
  if (!isRecord(answer)) throw new ContentFailure('invalid-answer', 'Not an answer to the query');
  const { result = null, isComplete, site } = answer;
  return { result, isComplete: isComplete === true, site };
}

/**
 * @returns as JSON, the same in the answers for many pages; undefined where the dataset has lost it
 * @throws ContentFailure if it is not of its type
 */
export function validSite(site: unknown, fills: boolean): { site: string; isFilled: boolean } | undefined {
  if (!hasSite(site)) return undefined;
  const isFilled = repairAnswer('site', site, fills);
  // Settings and menu may be null in the type: broken ones are emptied.
  if (!hasSite(site)) throw new ContentFailure('invalid-answer', 'No valid settings or menu');
  return { site: JSON.stringify(site), isFilled };
}

const UNPUBLISHED = 'count(*[_id in path("drafts.**") || _id in path("versions.**")])';
const PROOF_TIMEOUT_MS = 5_000;

/**
 * Before any answer is stored, one query proves that the perspective hides drafts from the token.
 * @throws ContentFailure if it does not, and as the client does
 */
export async function provePublished(client: SanityClient): Promise<void> {
  const signal = AbortSignal.timeout(PROOF_TIMEOUT_MS);
  const seen = await client.fetch(UNPUBLISHED, {}, { tag: 'site.proof', signal });
  if (seen !== 0) throw new ContentFailure('drafts-visible', 'The content token sees unpublished documents');
}

/** It proves nothing about an incomplete dataset. */
export function isEmpty(result: unknown): boolean {
  return result === null || (Array.isArray(result) && result.length === 0);
}

export function hasSite(result: unknown): boolean {
  return isRecord(result) && isRecord(result.settings) && isRecord(result.navigation);
}
