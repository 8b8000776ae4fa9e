import { combineLatest, map } from 'rxjs';
import type { DocumentLocationResolver, DocumentLocationsState } from 'sanity/presentation';
import { API_VERSION } from '../../protocol/lake-api';
import { languageOfFrame } from '../../protocol/language';
import { IS_PAGE } from '../../protocol/page-types';
import { type Brand, fillLink, fillText } from '../../protocol/placeholders';
import { TRANSLATIONS } from '../../protocol/site-documents';
import { type VisibleDates, visibleSpan } from '../../protocol/visibility';
import { languageName } from '../languages/site-languages';
import { dateAndTime } from '../schema/names/studio-dates';
import { homePage, singleSettings } from '../structure/single-documents';

const EVERYWHERE: DocumentLocationsState = {
  message: 'Shown on every page',
  tone: 'positive',
  locations: [{ title: 'Home', href: '/' }],
};

/** @param home path of the language's home page, once there is one */
const everyPageIn = (language: string, home: string | null): DocumentLocationsState => ({
  ...EVERYWHERE,
  message: `Shown on every page in ${languageName(language)}`,
  locations: home === null ? [] : [{ title: 'Home', href: home }],
});
const notOnPages: readonly string[] = ['redirect', 'previewShare'];

/** The pages that show a document: its own page, the pages that refer to it, or every page. */
export const locationsOf: DocumentLocationResolver = ({ id, type }, { documentStore }) => {
  if (notOnPages.includes(type) || type.startsWith('sanity.')) return null;
  const options = { apiVersion: API_VERSION, tag: 'locations' } as const;
  const drafts = { ...options, perspective: 'drafts' } as const;
  if (singleSettings.has(type)) {
    const language = languageOfFrame(type, id);
    if (!language) return EVERYWHERE;
    const home = documentStore.listenQuery(homeQuery, { home: homePage.id, language }, drafts);
    return home.pipe(map((path: string | null) => everyPageIn(language, path)));
  }
  // In the perspective `drafts` no query can find out what is published.
  return combineLatest([
    documentStore.listenQuery(locationsQuery, { id }, drafts),
    documentStore.listenQuery(publishedQuery, { id }, { ...options, perspective: 'published' }),
  ]).pipe(map(([found, published]: [Locations, Published]) => toLocations({ ...found, published })));
};

/**
 * @param found the answer to `locationsQuery`, and to `publishedQuery`
 * @returns pages in the order own, referring, listing, each once, and a message
 */
export function toLocations({
  own,
  users,
  lists,
  product,
  published,
}: Locations & { published: Published }): DocumentLocationsState {
  const fill = (path: string) => fillLink(path, { productSlug: product?.slug ?? '', applicationHost: '' });
  const named = (title: string) =>
    fillText(title, { productName: product?.name ?? '', facts: product?.facts });
  const pages = [...(own?.path ? [{ title: own.title, path: own.path }] : []), ...users, ...lists];
  const byPath = new Map<string, string>();
  for (const { title, path } of pages) {
    const href = fill(path);
    if (!byPath.has(href)) byPath.set(href, title === null ? href : named(title));
  }
  const locations = Array.from(byPath, ([href, title]) => ({ title, href }));
  if (locations.length === 0) return { message: 'Not on any page yet', tone: 'caution' };
  return {
    locations,
    message: own?.path
      ? whereFor(fill(own.path), published, fill) + elsewhere(locations.length - 1)
      : usersMessage(locations.length),
  };
}

function elsewhere(others: number): string {
  if (others === 0) return '';
  return others === 1 ? ', and named on one more page' : `, and named on ${others} more pages`;
}

/**
 * @param href of the page as edited
 * @param published what visitors find, if they do
 */
function whereFor(href: string, published: Published, fill: (path: string) => string): string {
  if (!published?.path) return `Will be on the site at ${href}`;
  const at = fill(published.path);
  const { fromMs, untilMs } = visibleSpan(published);
  const day = (ms: number) => dateAndTime(new Date(ms).toISOString());
  if (untilMs <= Date.now()) return `Not on the site since ${day(untilMs)}; it was at ${at}`;
  if (fromMs > Date.now()) return `Will be on the site at ${at} from ${day(fromMs)}`;
  return `On the site at ${at}${at === href ? '' : `, from the next publish on at ${href}`}`;
}

function usersMessage(count: number): string {
  return count === 1 ? 'Used on one page' : `Used on ${count} pages`;
}

/** The answer to `publishedQuery`; null if there is none. */
type Published = ({ path: string | null } & VisibleDates) | null;

/** A page of the site that shows a document. */
type ShownOn = { _id: string; _type: string; title: string | null; path: string };

/** The answer to `locationsQuery`: the document itself, the pages that refer to it, the lists that show an article or an opening. */
type Locations = {
  own: { path: string | null; title: string | null } | null;
  users: ShownOn[];
  lists: ShownOn[];
  product: { name: string | null; slug: string | null; facts: Brand['facts'] } | null;
};

const PAGE = '_id, _type, title, path';

/** Path of the home page in `$language`. */
export const homeQuery = `*[
  _id in *[_type == "${TRANSLATIONS}" && references($home)].translations[].value._ref && language == $language
][0].path`;

/** The pages that show `$id` (perspective `drafts`). */
export const locationsQuery = `{
  "own": *[_id == $id][0]{ path, title },
  "users": *[${IS_PAGE} && references($id) && defined(path)] | order(path asc){ ${PAGE} },
  "lists": *[(
    (_type == "page" && *[_id == $id && _type == "article"][0].channel in blocks[_type == "articleList"].channel) ||
    (_type == "page" && *[_id == $id][0]._type == "opening" && "openings" in blocks[]._type) ||
    (_type == "topic" && _id == *[_id == $id && _type == "article"][0].about._ref)
  ) && coalesce(language, "") == coalesce(*[_id == $id][0].language, "")] | order(path asc){ ${PAGE} },
  "product": *[_id == "siteSettings"][0]{ "name": productName, "slug": productSlug, facts[]{ name, value } }
}`;

/** Where and when visitors find `$id` (perspective `published`). */
const publishedQuery = '*[_id == $id][0]{ path, visibleFrom, visibleUntil }';
