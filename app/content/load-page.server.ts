import { canonicalPath } from '../../protocol/canonical-path';
import { env } from '../env.server';
import { log } from '../log.server';
import type { Provenance } from './answer';
import type { ContentAccess } from './content-access';
import type { ContentDocument } from './content-types';
import { ContentUnavailable } from './content-unavailable.server';
import { loadSite, type Site } from './load-site.server';
import { type Brand, fillLink, fillPlaceholders } from './placeholders';
import { publishedContent } from './published-content.server';
import { documentQuery } from './queries/document.groq';
import { redirectQuery } from './queries/redirect.groq';
import { redirectTarget } from './redirect-target';
import { notFound, redirectTo, unavailable } from './responses.server';
import type { RedirectQueryResult } from './sanity.types';
import { storedPaths } from './stored-paths';

export type LoadedPage = {
  document: ContentDocument;
  path: string;
  /** The site as the document's placeholders know it, and where both were read from. */
  site: Site;
  content: ContentAccess;
  /** All that went into the document: its own, and the settings that its placeholders are filled from. */
  answers: Provenance[];
};

/**
 * The document that stands at the path of a request, its placeholders filled.
 * @param content published content, or drafts
 * @throws Response 308 to the canonical path; a redirect that editors have made; 404; 503 while no content can be had
 */
export async function loadPage(
  request: Request,
  content: ContentAccess = publishedContent,
): Promise<LoadedPage> {
  const url = new URL(request.url);
  const path = canonicalPath(url.pathname);
  try {
    const { brand, site, ...siteAnswer } = await loadSite(content);
    const paths = storedPaths(path, brand.productSlug);
    const asked = { paths, published: (await content.publishedAt?.(paths)) ?? [] };
    const found = await content.fetch('document', documentQuery, asked).catch(unlessUnavailable);
    const answers = [siteAnswer, ...(found ? [found] : [])];
    if (!found?.result) {
      const { result, ...answer } = await content.fetch('redirect', redirectQuery, asked);
      if (result) throw redirectOrGone(result, url, brand, [...answers, answer]);
      if (!found) throw new ContentUnavailable('Whether there is a page is not known');
      throw notFound(404, [...answers, answer]);
    }
    if (path !== url.pathname) throw redirectTo(`${path}${url.search}`, 308, answers);
    const document = fillPlaceholders(found.result, brand);
    return { document, path, site, content, answers };
  } catch (error) {
    throw error instanceof ContentUnavailable ? unavailable() : error;
  }
}

/** Where no page can be had, a redirect that is kept may still lead on. */
function unlessUnavailable(error: unknown): undefined {
  if (!(error instanceof ContentUnavailable)) throw error;
}

type Redirect = NonNullable<RedirectQueryResult>;

/** One hop: a path that is neither canonical nor a page's leads straight to where its redirect does. */
function redirectOrGone({ to, status }: Redirect, url: URL, brand: Brand, answers: Provenance[]): Response {
  if (status === 410 || !to) return notFound(410, answers);
  const target = redirectTarget(fillLink(to, brand), url, env.SITE_URL);
  if (target !== undefined) return redirectTo(target, status, answers);
  log('warn', 'content.redirect-refused', { path: url.pathname });
  return notFound(404, answers);
}
