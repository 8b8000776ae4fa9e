import type { SiteSettings } from '../../content/content-types';
import { absoluteUrl } from '../absolute-url';
import type { LinkedData } from './linked-data';
import { organisationId } from './organisation-data';

/**
 * The site as a whole (schema.org/WebSite), from which search engines take its name.
 * @param siteUrl the public origin
 */
export function websiteData(settings: SiteSettings, siteUrl: string): LinkedData {
  return {
    '@type': 'WebSite',
    '@id': absoluteUrl('/#website', siteUrl),
    name: settings.productName,
    url: absoluteUrl('/', siteUrl),
    inLanguage: 'en-GB',
    publisher: { '@id': organisationId(siteUrl) },
  };
}
