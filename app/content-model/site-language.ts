import type { SiteSettings } from './content-types';

type OfSite = Pick<SiteSettings, 'language' | 'languages'>;

export const homePath = ({ language, languages }: OfSite): string =>
  languages?.find((one) => one.language === language)?.path ?? '/';

/** Where a link to the contact page leads that the site itself brings: in other languages its path is not known. */
export const usualContact = (settings: OfSite): string =>
  otherLanguage(settings) ? homePath(settings) : '/support/contact-us';

/** That of settings, unless it is the default one: what addresses and queries of the site do not say. */
export const otherLanguage = ({ language, languages }: OfSite): string | undefined =>
  languages && languages[0]?.language !== language ? language : undefined;
