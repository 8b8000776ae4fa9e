import { map } from 'rxjs';
import {
  type DocumentLocationResolver,
  type DocumentLocationsState,
  presentationTool,
} from 'sanity/presentation';
import { fillLink } from '../addresses/fill-link';
import { API_VERSION } from '../schema/rules/api-version';
import { type Locations, locationsQuery } from './locations-query';
import { PageNavigator } from './page-navigator';

/**
 * The site in place: a click on a text or picture opens its field beside it. See `site-tool.tsx` for the document of a page.
 * @param siteOrigin public origin of the site, which enables previews under its own rules
 */
export function presentation(siteOrigin: string) {
  return presentationTool({
    title: 'Site',
    previewUrl: {
      initial: siteOrigin,
      previewMode: {
        enable: '/preview/enable',
        // Such a link would show all drafts to everybody who has it; ours are bound to one page (see sharing/).
        shareAccess: false,
      },
    },
    allowOrigins: [siteOrigin],
    resolve: { locations: locationsOf },
    components: { unstable_navigator: { component: PageNavigator, minWidth: 200, maxWidth: 320 } },
  });
}

const EVERYWHERE: DocumentLocationsState = {
  message: 'Shown on every page',
  tone: 'positive',
  locations: [{ title: 'Home', href: '/' }],
};
const onEveryPage: readonly string[] = ['siteSettings', 'navigation', 'chatSettings', 'consentSettings'];
const notOnPages: readonly string[] = ['redirect', 'previewShare'];

/** Where a document shows on the site: its own page, the pages that refer to it, or every page. */
const locationsOf: DocumentLocationResolver = ({ id, type }, { documentStore }) => {
  if (onEveryPage.includes(type)) return EVERYWHERE;
  if (notOnPages.includes(type) || type.startsWith('sanity.')) return null;
  return documentStore
    .listenQuery(locationsQuery, { id }, { perspective: 'drafts', apiVersion: API_VERSION, tag: 'locations' })
    .pipe(map((found: Locations) => toLocations(found)));
};

/**
 * @param found what `locationsQuery` answers
 * @returns pages in the order own, referring, listing, each once, and in words where that is
 */
export function toLocations({ own, users, lists, product }: Locations): DocumentLocationsState {
  const fill = (path: string) => fillLink(path, { productSlug: product?.slug ?? '', applicationHost: '' });
  const named = (title: string) => title.replaceAll('{product}', () => product?.name ?? '');
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
    message: own?.path ? standsAt(fill(own.path), locations.length - 1) : usedOn(locations.length),
  };
}

function standsAt(href: string, others: number): string {
  const elsewhere = others === 1 ? ', and named on one more page' : `, and named on ${others} more pages`;
  return `On the site at ${href}${others === 0 ? '' : elsewhere}`;
}

function usedOn(count: number): string {
  return count === 1 ? 'Used on one page' : `Used on ${count} pages`;
}
