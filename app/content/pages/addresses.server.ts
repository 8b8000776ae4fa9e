import { canonicalPath } from '../../../protocol/canonical-path';
import { canonicalLanguage } from '../../../protocol/language';
import { type Brand, fillLink } from '../../../protocol/placeholders';
import { RedirectTable } from '../../../protocol/redirects';
import type { PathsQueryResult, RedirectsQueryResult } from '../../content-model/sanity.types';
import { env } from '../../env.server';
import { log } from '../../log.server';
import { safeHref } from '../../ui/safe-href';
import type { ContentAccess } from '../cache/content-access';
import type { PublishedContent } from '../cache/published-content.server';
import type { Provenance } from '../source/answer';
import { ignoreUnavailable } from '../source/content-errors.server';
import { EDITORS_REDIRECT, notFound, redirectTo } from './responses.server';

const latest = new WeakMap<PublishedContent, PathsQueryResult>();

/** Whether a page was there when the index was last read. Each publish outdates it, and it may be long. */
export function wasPublished(content: PublishedContent, path: string, brand: Brand): boolean {
  const index = latest.get(content);
  return index !== undefined && pathsOf(index, brand).has(path);
}

/** The language of a page, or of the nearest above it, as the index says that was read last. */
export function languageAt(content: PublishedContent, path: string, brand: Brand): string | undefined {
  const index = latest.get(content);
  const languages = index ? languagesByPath(index, brand) : new Map<string, string>();
  for (let at = path; languages.size > 0; at = at.slice(0, at.lastIndexOf('/')) || '/') {
    const language = languages.get(at);
    if (language || at === '/') return language;
  }
  return undefined;
}

/** The index: types of pages by canonical path. */
export async function publishedPaths(content: PublishedContent, brand: Brand) {
  const index = await content.fetch('paths').catch(ignoreUnavailable);
  if (!index) return undefined;
  const { result, ...answer } = index;
  latest.set(content, result);
  // Whether there is no page at a path that the index lacks. An older index is trusted only while the Lake cannot be
  // reached: of an incomplete dataset it does not say what was lost, and otherwise a newer one may be on its way.
  const isCertain = index.from === 'lake' || content.isUnavailable();
  return { ...answer, paths: pathsOf(result, brand), isCertain };
}

type Asked = {
  path: string;
  search: string;
  /** Ids of the documents that win over other documents' drafts. */
  published: string[];
  brand: Brand;
  pages: ReadonlyMap<string, unknown> | undefined;
};

/**
 * Where there is no page: in one hop the end of the chain, 410, or 404 for a loop or an invalid target.
 * @returns without a redirect 404, and `isFound` false
 * @throws ContentUnavailable
 */
export async function followRedirects(
  content: ContentAccess,
  { path, search, published, brand, pages }: Asked,
  answers: readonly Provenance[],
): Promise<{ response: Response; isFound: boolean }> {
  const { result, ...answer } = await content.fetch('redirects', { published });
  const all = [...answers, answer];
  const table = tableOf(result, brand);
  // The front door removes parameters that no answer depends on, except where an answer must not be stored.
  const missing = () => notFound(404, all, !table.readsQuery(path));
  const requested = new URL(env.SITE_URL);
  requested.pathname = path;
  requested.search = search;
  const outcome = table.follow(requested, { targetOf, isPage: (one) => pages?.has(one) === true });
  if (!outcome) return { response: missing(), isFound: false };
  if (outcome.kind === 'target') {
    const response = redirectTo(locationOf(outcome.target), outcome.status, all, EDITORS_REDIRECT);
    return { response, isFound: true };
  }
  if (outcome.kind === 'gone') return { response: notFound(410, all), isFound: true };
  log('warn', 'content.redirect-refused', { path, reason: outcome.kind });
  return { response: missing(), isFound: true };
}

/** Memoizes a function of an answer and the brand that fills its placeholders, as long as the answer is in use. */
function memoizePerAnswer<Result extends object, Made>(make: (result: Result, brand: Brand) => Made) {
  const memo = new WeakMap<Result, { key: string; made: Made }>();
  return (result: Result, brand: Brand): Made => {
    const key = `${brand.productSlug} ${brand.applicationHost}`;
    const known = memo.get(result);
    if (known?.key === key) return known.made;
    const made = make(result, brand);
    memo.set(result, { key, made });
    return made;
  };
}

const pathsOf = memoizePerAnswer(
  (result: PathsQueryResult, brand) =>
    new Map(
      result.flatMap(({ path, _type }) =>
        path ? [[canonicalPath(fillLink(path, brand)), _type] as const] : [],
      ),
    ),
);

const languagesByPath = memoizePerAnswer(
  (result: PathsQueryResult, brand) =>
    new Map(
      result.flatMap(({ path, language }) => {
        const tag = canonicalLanguage(language ?? '');
        return path && tag ? [[canonicalPath(fillLink(path, brand)), tag] as const] : [];
      }),
    ),
);

const tableOf = memoizePerAnswer(({ redirects }: RedirectsQueryResult, brand) => {
  const filled = ({ from, to, status }: (typeof redirects)[number]) => ({
    from: fillLink(from, brand),
    to: to && fillLink(to, brand),
    status,
  });
  return new RedirectTable(redirects.map(filled));
});

function targetOf(to: string, requested: URL): URL | undefined {
  const location = redirectTarget(to, requested, env.SITE_URL);
  return location === undefined ? undefined : new URL(location, env.SITE_URL);
}

const locationOf = ({ origin, pathname, search, hash, href }: URL) =>
  origin === env.SITE_URL ? `${pathname}${search}${hash}` : href;

/** Clients limit the length of headers. */
const LONGEST_TARGET = 2_000;

/**
 * @param to a path of the site, or a full http(s) URL, its placeholders filled
 * @param request its query is added to the target's, whose own parameters win
 * @returns a value for `Location`, in ASCII. `undefined` for an invalid target: too long, another scheme, another
 *   host by accident (`//host`), or the requested path itself
 */
export function redirectTarget(to: string, request: URL, siteUrl: string): string | undefined {
  const { kind, href } = safeHref(to);
  if (kind === 'none' || href.length > LONGEST_TARGET) return undefined;
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
