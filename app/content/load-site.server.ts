import { stegaClean } from '@sanity/client/stega';
import { env } from '../env.server';
import type { Provenance } from './answer';
import type { ContentAccess } from './content-access';
import { contentSource } from './content-source.server';
import type { ChatSettings, ConsentSettings, Navigation, SiteSettings } from './content-types';
import { ContentUnavailable } from './content-unavailable.server';
import { type Brand, fillPlaceholders } from './placeholders';
import { publishedContent } from './published-content.server';
import { siteQuery } from './queries/site.groq';

/** What every page wears, its placeholders filled. */
export type Site = {
  settings: SiteSettings;
  navigation: Navigation;
  chat: ChatSettings;
  consent: ConsentSettings;
};
export type LoadedSite = { site: Site; brand: Brand } & Provenance;

/**
 * Settings and navigation of the site.
 * @param content published content, or drafts
 * @throws ContentUnavailable while the Lake is away and nothing is kept, and while a dataset has no settings yet
 */
export async function loadSite(content: ContentAccess = publishedContent): Promise<LoadedSite> {
  const { result, ...provenance } = await content.fetch('site', siteQuery);
  const { settings, navigation, chat, consent } = result;
  if (!settings || !navigation) {
    throw new ContentUnavailable(
      'The dataset has no siteSettings or no navigation document: import the seed, or publish them',
    );
  }
  const { productName, productSlug, applicationHost } = settings;
  // A draft's name carries its source, which does not belong into the texts around it.
  const brand = { productName: stegaClean(productName), productSlug, applicationHost };
  return { site: fillPlaceholders({ settings, navigation, chat, consent }, brand), brand, ...provenance };
}

/** What the browser needs to build the addresses of images. */
export function assetHost() {
  const { assetBaseUrl, projectId, dataset } = contentSource(env);
  return { baseUrl: assetBaseUrl, projectId, dataset };
}
