import { IS_PAGE } from '../../protocol/page-types';
import { type Brand, fillLink, fillText } from '../../protocol/placeholders';
import { frameIn, inLanguage, type SiteLanguage } from '../languages/site-languages';

/** A page of the site, its placeholders filled. */
export type SitePage = { id: string; type: string; title: string; path: string };

/** What is listed of the site's pages. */
type PageList = {
  /** All but articles, by path. */
  pages: SitePage[];
  /** The newest first. */
  articles: SitePage[];
  /** Whether there are more of either. */
  hasMore: boolean;
};

/** How many pages, and how many articles, are listed at first, and more at each step. */
export const LISTED = 100;

/** A text of a page as the site shows it: the product's name or short name is filled in. */
const filled = (text: string, value: string) =>
  `array::join(string::split(coalesce(${text}, ""), "{product}"), coalesce(*[_id == "siteSettings"][0].${value}, ""))`;

/** The site's pages are searched by the Lake: there may be ten thousand articles. */
const HOLDS_WORD = `defined(path) && ($word == ""
  || count(string::split(lower(${filled('title', 'productName')}), $word)) > 1
  || count(string::split(lower(${filled('path', 'productSlug')}), $word)) > 1)`;

/**
 * Pages whose title or path holds `$word`, in lower case; all, if that is empty. The perspective must be `drafts`.
 * @param most pages, and articles; one more of each is read if there are more
 * @param languages of the site; where there are several, only what is in the one with this tag is listed
 */
export function pageListQuery(most: number, languages: readonly SiteLanguage[] = [], tag?: string): string {
  const listed = HOLDS_WORD + inLanguage(languages, tag);
  const first = `[0...${most + 1}]{ _id, _type, title, path }`;
  return `{
    "pages": *[${IS_PAGE} && _type != "article" && ${listed}] | order(path asc)${first},
    "articles": *[_type == "article" && ${listed}] | order(publishedAt desc)${first},
    "product": *[_id == "${frameIn(languages, tag, 'siteSettings')}"][0]{ "slug": productSlug, "name": productName, facts[]{ name, value } }
  }`;
}

/** Of all changes, those that may change the lists. */
export const LISTENED = `*[${IS_PAGE} || _type == "siteSettings"]`;

/** The language of the page at `$path`, in which the product's short name may be a placeholder. */
export const LANGUAGE_AT = `*[${IS_PAGE} && path in [
  $path,
  array::join(string::split($path, *[_id == "siteSettings"][0].productSlug), "{product}")
]][0].language`;

type FoundPage = { _id: string; _type: string; title: string | null; path: string };

/** The answer to `pageListQuery`. */
export type FoundPages = {
  pages: FoundPage[];
  articles: FoundPage[];
  product: { slug: string | null; name: string | null; facts: Brand['facts'] } | null;
};

/** @param most as in the query */
export function pageList({ pages, articles, product }: FoundPages, most: number): PageList {
  const brand: Brand = {
    productSlug: product?.slug ?? '',
    productName: product?.name ?? '',
    facts: product?.facts,
    applicationHost: '',
  };
  const shown = (found: FoundPage[]) =>
    found.slice(0, most).map(({ _id, _type, title, path }) => ({
      id: _id,
      type: _type,
      title: title === null ? path : fillText(title, brand),
      path: fillLink(path, brand),
    }));
  return {
    pages: shown(pages),
    articles: shown(articles),
    hasMore: pages.length > most || articles.length > most,
  };
}
