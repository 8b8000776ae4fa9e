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
    const { result, ...answer } = await content.fetch('document', documentQuery, { paths });
    const answers = [siteAnswer, answer];
    if (!result) throw await redirectOrNotFound({ content, paths, url, brand, answers });
    if (path !== url.pathname) throw redirectTo(`${path}${url.search}`, 308, answers);
    const document = fillPlaceholders(result, brand);
    content.finish?.(document, path, site.settings);
    return { document, path, site, content, answers };
  } catch (error) {
    throw error instanceof ContentUnavailable ? unavailable() : error;
  }
}

type Missing = {
  content: ContentAccess;
  paths: string[];
  url: URL;
  brand: Brand;
  answers: Provenance[];
};

/** One hop: a path that is neither canonical nor a page's leads straight to where its redirect does. */
async function redirectOrNotFound({ content, paths, url, brand, answers }: Missing): Promise<Response> {
  const { result, ...answer } = await content.fetch('redirect', redirectQuery, { paths });
  const all = [...answers, answer];
  if (!result) return notFound(404, all);
  if (result.status === 410 || !result.to) return notFound(410, all);
  const target = redirectTarget(fillLink(result.to, brand), url, env.SITE_URL);
  if (target !== undefined) return redirectTo(target, result.status, all);
  log('warn', 'content.redirect-refused', { path: url.pathname });
  return notFound(404, all);
}
