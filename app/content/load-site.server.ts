import { env } from '../env.server';
import { contentSource } from './content-source.server';
import type { Navigation, SiteSettings } from './content-types';
import { type Answer, ContentUnavailable, fetchContent } from './fetch-content.server';
import { type Brand, fillPlaceholders } from './placeholders';
import { siteQuery } from './queries/site.groq';

/** What every page wears, its placeholders filled. */
export type Site = { settings: SiteSettings; navigation: Navigation };
export type LoadedSite = { site: Site; brand: Brand; tags: string[]; from: Answer<unknown>['from'] };

/**
 * Settings and navigation of the site.
 * @throws ContentUnavailable while the Lake is away and nothing is kept, and while a dataset has no settings yet
 */
export async function loadSite(): Promise<LoadedSite> {
  const { result, tags, from } = await fetchContent('site', siteQuery);
  const { settings, navigation } = result;
  if (!settings || !navigation) {
    throw new ContentUnavailable(
      'The dataset has no siteSettings or no navigation document: import the seed, or publish them',
    );
  }
  const { productName, productSlug, applicationHost } = settings;
  const brand = { productName, productSlug, applicationHost };
  return { site: fillPlaceholders({ settings, navigation }, brand), brand, tags, from };
}

/** What the browser needs to build the addresses of images. */
export function assetHost() {
  const { assetBaseUrl, projectId, dataset } = contentSource(env);
  return { baseUrl: assetBaseUrl, projectId, dataset };
}
