import type { SiteSettings } from '../../content/content-types';
import logoUrl from '../../icons/icon-512.png?url';
import { safeHref } from '../../ui/safe-href';
import { absoluteUrl } from '../absolute-url';
import type { LinkedData } from './linked-data';

/** By this the other nodes of a page name the company. */
export const organisationId = (siteUrl: string): string => absoluteUrl('/#organisation', siteUrl);

/**
 * The company behind the product (schema.org/Organization), as Site settings and the footer name it.
 * @param siteUrl the public origin
 */
export function organisationData(settings: SiteSettings, siteUrl: string): LinkedData {
  const profiles = (settings.socialLinks ?? [])
    .map(({ href }) => safeHref(href))
    .filter(({ kind }) => kind === 'external')
    .map(({ href }) => href);
  return {
    '@type': 'Organization',
    '@id': organisationId(siteUrl),
    name: settings.organisationName,
    alternateName: settings.productName,
    slogan: settings.tagline,
    url: absoluteUrl('/', siteUrl),
    logo: absoluteUrl(logoUrl, siteUrl),
    email: settings.email,
    telephone: settings.telephone,
    address: settings.address ?? undefined,
    sameAs: profiles.length > 0 ? profiles : undefined,
  };
}
