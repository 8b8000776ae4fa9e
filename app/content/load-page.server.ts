import { canonicalPath } from './canonical-path';
import type { ContentDocument } from './content-types';
import { type Answer, ContentUnavailable, fetchContent } from './fetch-content.server';
import { loadSite } from './load-site.server';
import { fillLink, fillPlaceholders } from './placeholders';
import { documentQuery } from './queries/document.groq';
import { redirectQuery } from './queries/redirect.groq';
import { notFound, redirectTo, unavailable } from './responses.server';
import { storedPaths } from './stored-paths';

export type LoadedPage = {
  document: ContentDocument;
  path: string;
  tags: string[];
  from: Answer<unknown>['from'];
};

/**
 * The document that stands at the path of a request, its placeholders filled.
 * @throws Response 308 to the canonical path; a redirect that editors have made; 404; 503 while no content can be had
 */
export async function loadPage(request: Request): Promise<LoadedPage> {
  const url = new URL(request.url);
  const path = canonicalPath(url.pathname);
  try {
    const { brand } = await loadSite();
    const paths = storedPaths(path, brand.productSlug);
    const { result, tags, from } = await fetchContent('document', documentQuery, { paths });
    if (!result) throw await redirectOrNotFound(paths, url.search, (href) => fillLink(href, brand));
    if (path !== url.pathname) throw redirectTo(`${path}${url.search}`, 308);
    return { document: fillPlaceholders(result, brand), path, tags, from };
  } catch (error) {
    throw error instanceof ContentUnavailable ? unavailable() : error;
  }
}

/** One hop: a path that is neither canonical nor a page's leads straight to where its redirect does. */
async function redirectOrNotFound(
  paths: string[],
  search: string,
  fill: (href: string) => string,
): Promise<Response> {
  const { result } = await fetchContent('redirect', redirectQuery, { paths });
  if (!result) return notFound();
  if (result.status === 410 || !result.to) return notFound(410);
  return redirectTo(`${rooted(fill(result.to))}${search}`, result.status);
}

/** Editors may leave the leading slash out; a redirect still leads from the root. */
function rooted(href: string): string {
  return /^([a-z][a-z0-9+.-]*:|\/|#)/i.test(href) ? href : `/${href}`;
}
