import { canonicalPath, readablePath } from '../../protocol/canonical-path';
import { env } from '../env.server';
import { log } from '../log.server';
import { safeHref } from '../ui/safe-href';
import type { ContentAccess, Provenance } from './content-access';
import { ContentUnavailable } from './content-errors.server';
import type { ContentDocument } from './content-types';
import { type LoadedSite, loadSite, siteOf } from './load-site.server';
import { type Brand, fillLink, fillPlaceholders } from './placeholders';
import { publishedContent } from './published-content.server';
import { documentQuery, pathsQuery, redirectQuery } from './queries.groq';
import { EDITORS_REDIRECT, notFound, notFoundYet, redirectTo, unavailable } from './responses.server';
import type { RedirectQueryResult } from './sanity.types';

/** `site` and `brand` are those of the document's state; the brand has filled its placeholders. */
export type LoadedPage = Pick<LoadedSite, 'site' | 'brand'> & {
  document: ContentDocument;
  path: string;
  /** The access that everything was read through. */
  content: ContentAccess;
  /** The answers that it is made from. */
  answers: Provenance[];
};

/**
 * The document at the path of a request, its placeholders filled.
 * @param content published content, or drafts
 * @throws Response 308 to the canonical path; an editor's redirect; 404, also in a new dataset; 503 while content is
 *   unavailable
 */
export async function loadPage(
  request: Request,
  content: ContentAccess = publishedContent,
): Promise<LoadedPage> {
  const url = new URL(request.url);
  const path = canonicalPath(url.pathname);
  try {
    const loadedSite = await loadSite(content);
    const { brand, site: _site, ...siteAnswer } = loadedSite;
    const params = documentParams(path, brand.productSlug);
    if (content.publishedAt) params.published = await content.publishedAt(params.paths);
    else {
      const index = await indexWithout(params.paths);
      if (index) throw notFound(404, [siteAnswer, index]);
    }
    const found = await content.fetch('document', documentQuery, params).catch(unlessUnavailable);
    if (!found?.result) {
      const answers = [siteAnswer, ...(found ? [found] : [])];
      const { result, ...answer } = await content.fetch('redirect', redirectQuery, params);
      if (result) throw redirectOrGone(result, url, brand, [...answers, answer]);
      if (!found) throw new ContentUnavailable('Whether there is a page is not known');
      throw notFound(404, [...answers, answer]);
    }
    const { site, brand: ownBrand, ...own } = await siteOf(found, async () => loadedSite);
    const answers = [own, found];
    if (path !== url.pathname) throw redirectTo(`${path}${url.search}`, 308, answers);
    const document = fillPlaceholders(found.result, ownBrand);
    return { document, path, site, brand: ownBrand, content, answers };
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error;
    throw (await publishedContent.isNew()) ? notFoundYet() : unavailable();
  }
}

/** The parameters of `documentQuery` and `redirectQuery` for a canonical path, without drafts. */
export function documentParams(path: string, slug: string): { paths: string[]; published: string[] } {
  return { paths: storedPaths(path, slug), published: [] };
}

/**
 * The provenance of the index of all stored paths, if none of these is in it: then nothing else is queried. Undefined
 * without an index. An older one counts only while the Lake cannot be reached: while the dataset is incomplete it says
 * nothing about what was lost, and a newer one may be on its way.
 */
async function indexWithout(paths: readonly string[]): Promise<Provenance | undefined> {
  const index = await publishedContent.fetch('paths', pathsQuery).catch(unlessUnavailable);
  if (!index || (index.from !== 'lake' && !publishedContent.isUnavailable())) return undefined;
  const { result, ...answer } = index;
  return result.some(({ path }) => paths.includes(path)) ? undefined : answer;
}

/** If the page is unavailable, a cached redirect may still apply. */
function unlessUnavailable(error: unknown): undefined {
  if (!(error instanceof ContentUnavailable)) throw error;
}

type Redirect = NonNullable<RedirectQueryResult>;

/** One hop: a path that is not canonical and not a page's is redirected directly to its redirect's target. */
function redirectOrGone({ to, status }: Redirect, url: URL, brand: Brand, answers: Provenance[]): Response {
  if (status === 410 || !to) return notFound(410, answers);
  const target = redirectTarget(fillLink(to, brand), url, env.SITE_URL);
  if (target !== undefined) return redirectTo(target, status, answers, EDITORS_REDIRECT);
  log('warn', 'content.redirect-refused', { path: url.pathname });
  return notFound(404, answers);
}

/**
 * The target of an editor's redirect.
 * @param to a path of the site, or a full http(s) URL, its placeholders filled
 * @param request the requested URL; its query is added to the target's, whose own parameters win
 * @param siteUrl the public origin
 * @returns a value for `Location`, in ASCII: a path for the site's own pages, else the full URL. `undefined` for an
 *   invalid target: another scheme, another host by accident (`//host`), or the requested path itself
 */
export function redirectTarget(to: string, request: URL, siteUrl: string): string | undefined {
  const { kind, href } = safeHref(to);
  if (kind === 'none') return undefined;
  const target = new URL(href, siteUrl);
  if (!/^https?:$/.test(target.protocol)) return undefined;
  target.search = mergeQueries(target, request);
  if (target.origin !== siteUrl) return target.href;
  // A full URL of our own may contain a path that is another host: `https://site.example//evil.example`.
  const path = target.pathname.replace(/^\/+/, '/');
  if (canonicalPath(path) === canonicalPath(request.pathname)) return undefined;
  return `${path}${target.search}${target.hash}`;
}

/** Each parameter as it was written; for equal names, the target's. */
function mergeQueries(target: URL, request: URL): string {
  const isNew = (part: string) =>
    [...new URLSearchParams(part).keys()].every((name) => !target.searchParams.has(name));
  const more = request.search.slice(1).split('&').filter(isNew);
  return [target.search.slice(1), ...more].filter((part) => part !== '').join('&');
}

const PLACEHOLDER = '{product}';
/** More mentions of the slug than this are ignored: no real path has them, and each one doubles the spellings. */
const MAX_MENTIONS = 4;

/**
 * Every spelling in which editors can have stored a path: each mention of the product's slug may be written as
 * `{product}`, and non-ASCII characters literally or percent-encoded in upper or lower case. A document is at `path`
 * exactly if its stored path is one of these.
 * @param path a canonical path, for example `/support/contact-us`
 * @param slug the product's slug
 * @returns the path itself first; never empty
 */
export function storedPaths(path: string, slug: string): string[] {
  const written = new Set([path, readablePath(path), path.toLowerCase()]);
  return [...written].flatMap((text) => spellings(text, slug));
}

function spellings(path: string, slug: string): string[] {
  const parts = path.split(slug);
  const mentions = slug === '' ? 0 : Math.min(parts.length - 1, MAX_MENTIONS);
  const found: string[] = [];
  for (let choice = 0; choice < 2 ** mentions; choice += 1) {
    found.push(parts.reduce((text, part, index) => text + mention(choice, index - 1, slug) + part));
  }
  return found;
}

function mention(choice: number, index: number, slug: string): string {
  return index < MAX_MENTIONS && (choice >> index) & 1 ? PLACEHOLDER : slug;
}
