import type { MetaDescriptor } from '@remix-run/node';
import { canonicalPath } from '../../protocol/canonical-path';
import { listPageOf, PAGE_PARAMETER } from '../../protocol/list-page';
import {
  LANGUAGE_PARAMETER,
  SEARCH_PARAMETER,
  searchPath,
  searchQueryValue,
} from '../../protocol/search-query';
import type { PublishedContent } from '../content/cache/published-content.server';
import { breadcrumbs } from '../content/pages/breadcrumbs';
import { cacheHeaders } from '../content/pages/cache-headers.server';
import { type LoadedSite, loadSiteIn } from '../content/pages/load-site.server';
import { fillPlaceholders } from '../content/pages/placeholders';
import { notFound, redirectTo, unavailable } from '../content/pages/responses.server';
import { inLanguageOf } from '../content/pages/site-languages';
import type { Provenance } from '../content/source/answer';
import { ContentUnavailable } from '../content/source/content-errors.server';
import type { SearchTexts, SiteSettings } from '../content-model/content-types';
import { homePath, otherLanguage, usualContact } from '../content-model/site-language';
import { serverTextsOf } from '../texts/texts.server';
import type { SearchIndexes } from './search-indexes.server';
import type { FoundResults, ShownResult } from './search-page';
import type { Found, SearchResult } from './section-index';

/** Used where editors have published none. */
function defaultTexts(settings: SiteSettings): NonNullable<SearchTexts> {
  const { contact, ...texts } = serverTextsOf(settings.language).search;
  return { ...texts, lead: null, actions: [{ label: contact, href: usualContact(settings), newTab: null }] };
}
const RESULTS_PER_PAGE = 10;

/** @throws Response 308 to the canonical address; 404 for a page of results that does not exist; 503 */
export async function loadSearchPage({ url }: Request, content: PublishedContent, indexes: SearchIndexes) {
  const { pathname, searchParams, search } = new URL(url);
  const path = canonicalPath(pathname);
  if (path !== pathname) throw redirectTo(`${path}${search}`, 308);
  const query = searchQueryValue(searchParams.get(SEARCH_PARAMETER) ?? '');
  const page = listPageOf(searchParams);
  const asked = searchParams.get(LANGUAGE_PARAMETER);
  try {
    const { site, brand, answer: siteAnswer } = await loadSiteIn(content, asked);
    const { settings } = site;
    const language = otherLanguage(settings);
    if (page === 1 && searchParams.has(PAGE_PARAMETER)) throw redirectTo(searchPath(query, language), 308);
    const texts = await loadTexts(content, settings);
    const from = ((page ?? 1) - 1) * RESULTS_PER_PAGE;
    const found =
      query === ''
        ? undefined
        : await indexes.in(language).search(query, { from, to: from + RESULTS_PER_PAGE });
    const answers: Provenance[] = [siteAnswer, texts.answer, ...(found ? [found.answer] : [])];
    const results = resultsOf(found?.result, page, site);
    if (results === undefined) throw notFound(404, answers);
    const filled = fillPlaceholders(structuredClone(texts.texts ?? defaultTexts(settings)), brand);
    const headers = cacheHeaders(answers);
    const data = {
      query,
      texts: filled,
      language: settings.languages && settings.language,
      head: head(query, filled.title, settings.productName),
      found: results,
    };
    return { data, headers };
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error;
    throw unavailable();
  }
}

async function loadTexts(content: PublishedContent, settings: SiteSettings) {
  const { result, site: _, ...answer } = await content.fetch('search', inLanguageOf(settings));
  return { texts: result.texts, answer };
}

/** @returns null where nothing is searched for; undefined for a page of results that does not exist */
function resultsOf(
  result: SearchResult | undefined,
  page: number | undefined,
  site: LoadedSite['site'],
): FoundResults | null | undefined {
  if (!result) return page === 1 ? null : undefined;
  const { found, nearest, total, isCut, suggestion = null } = result;
  const pages = Math.max(1, Math.ceil(total / RESULTS_PER_PAGE));
  if (page === undefined || page > pages) return undefined;
  const shown = (some: readonly Found[]) => some.map((one) => shownResult(one, site));
  return {
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
  const trail =
    path === homePath(site.settings) ? [] : breadcrumbs(path, title, site).map(({ label }) => label);
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
