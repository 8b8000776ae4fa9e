import type { ChatTexts } from '../../content-model/content-types';
import { serverTextsOf } from '../../texts/texts.server';

/** Used if the chat's own texts are unavailable, for example on the 503 page. */
export function defaultChatTexts(language: string): ChatTexts {
  const { contact, ...texts } = serverTextsOf(language).chat;
  return {
    ...texts,
    privacyLink: null,
    contactLink: { label: contact, href: '/support/contact-us', newTab: null },
    failureMessage: null,
    suggestions: null,
  };
}
