import { stegaClean } from '@sanity/client/stega';
import { canonicalPath } from '../../protocol/canonical-path';
import { listPagePath } from '../../protocol/list-page';
import type { ContentAccess } from '../content/cache/content-access';
import { type LoadedPage, loadPage } from '../content/pages/load-page.server';
import { env } from '../env.server';
import { absoluteUrl, pageOfTwin } from './page-addresses';

/**
 * The page at the path of a request or, where there is none, the page whose Markdown twin has that path.
 * @returns the page, and the headers of a twin; `handleRequest` converts an answer with them to Markdown
 * @throws Response as `loadPage` does
 */
export async function loadPageOrTwin(
  request: Request,
  content: ContentAccess,
): Promise<{ page: LoadedPage; twinHeaders: Record<string, string> }> {
  try {
    return { page: await loadPage(request, content), twinHeaders: {} };
  } catch (error) {
    const path = pageOfTwin(canonicalPath(new URL(request.url).pathname));
    if (path === undefined || !(error instanceof Response) || error.status !== 404) throw error;
    const { search } = new URL(request.url);
    const page = await loadPage(new Request(new URL(`${path}${search}`, request.url)), content);
    const original = absoluteUrl(listPagePath(page.path, page.page), env.SITE_URL);
    return { page, twinHeaders: { Link: `<${original}>; rel="canonical"` } };
  }
}

const CANONICAL = /^<(.*)>; rel="canonical"$/;

/**
 * The address of the page whose twin an answer is; its headers become those of a twin.
 * @param headers of the answer, changed in place
 * @returns undefined for an answer that is no twin
 */
export function twinOf(headers: Headers): string | undefined {
  const page = CANONICAL.exec(headers.get('Link') ?? '')?.[1];
  if (page === undefined) return undefined;
  headers.set('X-Robots-Tag', 'noindex');
  headers.set('Content-Type', 'text/markdown; charset=utf-8');
  return page;
}

/** React's marks between texts. */
const COMMENTS = /<!--[^>]*-->/g;
/** Drawings and other elements that are not read out either: the converter omits those with `OMITTED`. */
const HIDDEN = /\baria-hidden="true"/g;
const OMITTED = 'data-mdast="ignore"';
/** Inline elements that only the style sheet separates, such as a name and a position. */
const TOUCHING = /<\/(?:span|a|button)>(?=<(?:span|a|button)\b)/g;

/**
 * The main part of a page as Markdown (CommonMark, and GitHub's tables).
 * @param html a whole page as React prints it; in texts React escapes `<` and quotes, so no pattern matches there
 * @param page its address, from which links and pictures get absolute addresses
 */
export async function markdownOf(html: string, page: string): Promise<string> {
  const { convert } = await import('./html-to-markdown.server');
  const main = html
    .slice(html.indexOf('<main'), html.lastIndexOf('</main>'))
    .replace(COMMENTS, '')
    .replace(HIDDEN, OMITTED)
    .replace(TOUCHING, '$& ');
  return stegaClean(convert(`<base href="${page}">${main}`));
}
