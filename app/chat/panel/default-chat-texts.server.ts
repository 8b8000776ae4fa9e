import type { ChatTexts, SiteSettings } from '../../content-model/content-types';
import { usualContact } from '../../content-model/site-language';
import { serverTextsOf } from '../../texts/texts.server';

/** Used if the chat's own texts are unavailable, for example on the 503 page. */
export function defaultChatTexts(settings: Pick<SiteSettings, 'language' | 'languages'>): ChatTexts {
  const { contact, ...texts } = serverTextsOf(settings.language).chat;
  return {
    ...texts,
    privacyLink: null,
    contactLink: { label: contact, href: usualContact(settings), newTab: null },
    failureMessage: null,
    suggestions: null,
  };
}
