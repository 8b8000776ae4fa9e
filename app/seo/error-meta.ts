import type { MetaDescriptor } from '@remix-run/node';
import type { SiteSettings } from '../content/content-types';
import { type ErrorKind, ownPages } from '../error-pages/page-for-error';
import { plainText } from '../ui/plain-text';

/**
 * The head of an error page: a title, and no place in any index.
 * @param settings undefined where they cannot be had either
 * @param kind which of the error pages is shown
 */
export function errorMeta(settings: SiteSettings | undefined, kind: ErrorKind): MetaDescriptor[] {
  const title =
    settings && kind !== 'broken'
      ? plainText(`${settings[kind].title} | ${settings.productName}`)
      : ownPages[kind].title;
  return [{ title }, { name: 'robots', content: 'noindex' }];
}
