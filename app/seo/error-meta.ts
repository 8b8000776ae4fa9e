import type { MetaDescriptor } from '@remix-run/node';
import type { SiteSettings } from '../content/content-types';

/**
 * The head of an error page: a title, and no place in any index.
 * @param settings undefined where they cannot be had either
 * @param kind which of the two error pages is shown
 */
export function errorMeta(
  settings: SiteSettings | undefined,
  kind: 'notFound' | 'unavailable',
): MetaDescriptor[] {
  const title = settings
    ? `${settings[kind].title} | ${settings.productName}`
    : 'This page cannot be shown just now';
  return [{ title }, { name: 'robots', content: 'noindex' }];
}
