import type { MetaDescriptor } from '@remix-run/node';
import { canonicalPath } from '../../protocol/canonical-path';
import { listPageOf, PAGE_PARAMETER } from '../../protocol/list-page';
import { SEARCH_PARAMETER, searchPath, searchQueryValue } from '../../protocol/search-query';
import type { PublishedContent } from '../content/cache/published-content.server';
import { breadcrumbs } from '../content/pages/breadcrumbs';
import { cacheHeaders, dependsOnQuery } from '../content/pages/cache-headers.server';
import { type LoadedSite, loadSite } from '../content/pages/load-site.server';
import { fillPlaceholders } from '../content/pages/placeholders';
import { notFound, redirectTo, unavailable } from '../content/pages/responses.server';
import type { Provenance } from '../content/source/answer';
import { ContentUnavailable } from '../content/source/content-errors.server';
import type { SearchTexts } from '../content-model/content-types';
import { serverTextsOf } from '../texts/texts.server';
import type { PublishedIndex } from './published-index.server';
import type { Outcome, ShownResult } from './search-page';
import type { Found, SearchResult } from './section-index';

/** Used where editors have published none. */
function defaultTexts(language: string): NonNullable<SearchTexts> {
  const { contact, ...texts } = serverTextsOf(language).search;
  return { ...texts, lead: null, actions: [{ label: contact, href: '/support/contact-us', newTab: null }] };
}
const RESULTS_PER_PAGE = 10;
/** The answer depends on no other parameter. */
const FOR_ANY_SEARCH = dependsOnQuery([SEARCH_PARAMETER, PAGE_PARAMETER]);

/** @throws Response 308 to the canonical address; 404 for a page of results that does not exist; 503 */
export async function loadSearchPage({ url }: Request, content: PublishedContent, index: PublishedIndex) {
  const { pathname, searchParams, search } = new URL(url);
  const path = canonicalPath(pathname);
  if (path !== pathname) throw redirectTo(`${path}${search}`, 308);
  const query = searchQueryValue(searchParams.get(SEARCH_PARAMETER) ?? '');
  const page = listPageOf(searchParams);
  if (page === 1 && searchParams.has(PAGE_PARAMETER)) throw redirectTo(searchPath(query), 308);
  try {
    const [{ site, brand, answer: siteAnswer }, texts] = await Promise.all([
      loadSite(content),
      loadTexts(content),
    ]);
    const from = ((page ?? 1) - 1) * RESULTS_PER_PAGE;
    const found = query === '' ? undefined : await index.search(query, { from, to: from + RESULTS_PER_PAGE });
    const answers: Provenance[] = [siteAnswer, texts.answer, ...(found ? [found.answer] : [])];
    const outcome = outcomeOf(found?.result, page, site);
    if (!outcome) throw notFound(404, answers, FOR_ANY_SEARCH);
    const { language, productName } = site.settings;
    const filled = fillPlaceholders(structuredClone(texts.texts ?? defaultTexts(language)), brand);
    const headers = { ...cacheHeaders(answers), ...FOR_ANY_SEARCH };
    const data = {
      query,
      texts: filled,
      head: head(query, filled.title, productName),
      ...outcome,
    };
    return { data, headers };
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error;
    throw unavailable();
  }
}

async function loadTexts(content: PublishedContent) {
  const { result, site: _site, ...answer } = await content.fetch('search');
  return { texts: result.texts, answer };
}

/** @returns undefined for a page of results that does not exist */
function outcomeOf(
  result: SearchResult | undefined,
  page: number | undefined,
  site: LoadedSite['site'],
): Outcome | undefined {
  if (!result) return page === 1 ? { state: 'empty' } : undefined;
  const { found, nearest, total, isCut, suggestion = null } = result;
  const pages = Math.max(1, Math.ceil(total / RESULTS_PER_PAGE));
  if (page === undefined || page > pages) return undefined;
  const shown = (some: readonly Found[]) => some.map((one) => shownResult(one, site));
  return {
    state: 'found',
    results: shown(found),
    nearest: shown(nearest),
    total,
    isCut,
    page,
    pages,
    suggestion,
  };
}

function shownResult({ page, section, kind, marked }: Found, site: LoadedSite['site']): ShownResult {
  const { path, title } = page;
  const trail = path === '/' ? [] : breadcrumbs(path, title, site).map(({ label }) => label);
  // A page’s own title stands below those above it.
  return {
    href: section.anchor ? `${path}#${section.anchor}` : path,
    kind,
    trail: trail.slice(0, -1),
    ...marked,
  };
}

/** No search engine lists results, or follows their address. */
function head(query: string, title: string, productName: string): MetaDescriptor[] {
  const words = query === '' ? title : `${query}: ${title}`;
  return [{ title: `${words} | ${productName}` }, { name: 'robots', content: 'noindex' }];
}
