import * as z from 'zod';
import { IS_PAGE } from '../../protocol/page-types';
import { VISIBLE_DATES } from '../../protocol/visibility';
import type { ContentAccess, PreviewData } from '../content/cache/content-access';
import type { Answer } from '../content/source/answer';
import { type ContentSource, createContentClient } from '../content/source/content-client.server';
import { lakeFailure } from '../content/source/content-errors.server';
import { inLanguage } from '../content/source/dataset-state.server';
import {
  type Params,
  type QueryName,
  queryLake,
  queryNamed,
  type ResultOf,
} from '../content/source/query-lake.server';
import { visibleAt } from '../content/source/visible-content';
import type { Visible } from '../content-model/visible';
import { log } from '../log.server';
import { addBlockSources, addPictureSources, stegaFor } from './edit-sources.server';
import { hiddenParts, previewData } from './preview-bar.server';
import { draftsUnavailable } from './preview-responses.server';

const TIMEOUT_MS = 5_000;
const publishedAtQuery = `*[(${IS_PAGE} || _type == "redirect") && coalesce(path, from) in $paths]._id`;

/**
 * Reads drafts with the token, which must never leave the server. Nothing is cached: a draft that cannot be read is
 * reported as unavailable.
 * @param studioOrigin of the Studio in which a click on a text opens its field
 * @returns `client` sees all versions of all documents; for secrets, shares and changes, not for pages
 */
export function createDraftContent(source: ContentSource, readToken: string, studioOrigin: string) {
  const client = createContentClient(source, { token: readToken }).withConfig({ perspective: 'raw' });

  /**
   * @param perspective `drafts`, `published` or ids of releases
   * @param preview what its pages have besides; their texts contain stega unless `isShared`
   * @param atMs ms since 1970: shows what visitors see then; without it also what is hidden by its dates
   */
  function through(perspective: string, preview: PreviewData, atMs?: number): ContentAccess {
    const reading = client.withConfig({
      perspective:
        perspective === 'drafts' || perspective === 'published' ? perspective : perspective.split(','),
      ...(preview.isShared ? {} : { stega: stegaFor(studioOrigin) }),
    });
    /** @throws Response 503 */
    const fetch = async <Name extends QueryName>(
      name: Name,
      params: Params = {},
    ): Promise<Answer<Visible<ResultOf<Name>>>> => {
      try {
        const question = { name, query: inLanguage(queryNamed(name), params.frame), params };
        const { result, tags } = await queryLake(reading, question, undefined, (answer, map) => {
          addPictureSources(answer, map, studioOrigin);
          if (!preview.isShared) addBlockSources(answer, studioOrigin);
          return answer;
        });
        if (name === 'document') {
          const remark = atMs === undefined ? hiddenParts(result, Date.now(), preview.isShared) : '';
          access.preview = previewData(preview.styleNonce, preview.isShared, remark, atMs);
        }
        const shown = atMs === undefined ? result : visibleAt(result, atMs).result;
        // Through JSON, as cached answers are: `queryLake` has checked the type.
        const body = JSON.stringify({ result: shown, tags }, withoutDates);
        return { ...JSON.parse(body), from: 'drafts', hasLiveEvents: true };
      } catch (error) {
        throw unavailable(name, error, preview);
      }
    };
    /** @throws Response 503 */
    const publishedAt = (paths: string[]): Promise<string[]> => {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const options = { perspective: 'published', tag: 'site.published-at', signal } as const;
      return client
        .fetch<unknown>(publishedAtQuery, { paths }, options)
        .then((ids) => z.array(z.string()).parse(ids))
        .catch((error: unknown) => Promise.reject(unavailable('published-at', error, preview)));
    };
    const access: ContentAccess = { fetch, publishedAt, preview };
    return access;
  }

  return { client, through };
}

/** Browsers need no dates. */
function withoutDates(name: string, value: unknown): unknown {
  return VISIBLE_DATES.has(name) ? undefined : value;
}

function unavailable(query: string, error: unknown, preview: PreviewData): Response {
  log('warn', 'preview.lake-failed', { query, reason: lakeFailure(error).reason });
  return draftsUnavailable(preview);
}
