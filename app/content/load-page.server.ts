import { canonicalPath, readablePath } from '../../protocol/canonical-path';
import { env } from '../env.server';
import { log } from '../log.server';
import { safeHref } from '../ui/safe-href';
import type { ContentAccess, Provenance } from './content-access';
import { ContentUnavailable } from './content-errors.server';
import type { ContentDocument } from './content-types';
import { loadSite, type Site } from './load-site.server';
import { type Brand, fillLink, fillPlaceholders } from './placeholders';
import { publishedContent } from './published-content.server';
import { documentQuery, redirectQuery } from './queries.groq';
import { notFound, redirectTo, unavailable } from './responses.server';
import type { RedirectQueryResult } from './sanity.types';

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

/**
 * Where a redirect that editors have made leads.
 * @param to a path of the site, or a full http(s) address, its placeholders filled
 * @param request the address that was asked for; its query is added to the target's, whose own parameters win
 * @param siteUrl the public origin
 * @returns a value for `Location`, in ASCII: a path for the site's own pages, else the full address. `undefined` for a
 *   target that cannot be one: of another scheme, of another host by accident (`//host`), or the very path asked for
 */
export function redirectTarget(to: string, request: URL, siteUrl: string): string | undefined {
  const { kind, href } = safeHref(to);
  if (kind === 'none') return undefined;
  const target = new URL(href, siteUrl);
  if (!/^https?:$/.test(target.protocol)) return undefined;
  target.search = mergeQueries(target, request);
  if (target.origin !== siteUrl) return target.href;
  // A full address of our own may hold what is another host in a path: `https://site.example//evil.example`.
  const path = target.pathname.replace(/^\/+/, '/');
  if (canonicalPath(path) === canonicalPath(request.pathname)) return undefined;
  return `${path}${target.search}${target.hash}`;
}

/** Each parameter as it was written; of those of one name, the target's. */
function mergeQueries(target: URL, request: URL): string {
  const isNew = (part: string) =>
    [...new URLSearchParams(part).keys()].every((name) => !target.searchParams.has(name));
  const more = request.search.slice(1).split('&').filter(isNew);
  return [target.search.slice(1), ...more].filter((part) => part !== '').join('&');
}

const PLACEHOLDER = '{product}';
/** More mentions of the slug than this are not put together; no real path has them, and the spellings double each time. */
const MAX_MENTIONS = 4;

/**
 * Every spelling under which editors can have stored a path: each mention of the product's slug may have been written
 * as `{product}`, and characters outside ASCII as they are, or percent-encoded in upper or lower case. A document stands
 * at `path` exactly if its stored path is one of these.
 * @param path a canonical path, for example `/support/plinth-academy`
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
