import type { ChatTexts } from '../../content-model/content-types';

/** Used if the chat's own texts are unavailable, for example on the 503 page. */
export const defaultChatTexts = {
  title: 'Chat with us',
  greeting: 'Hello, how can I help you?',
  placeholder: 'Type your message',
  notice: 'You are talking to an automated assistant. Please do not share personal data.',
  privacyLink: null,
  contactLink: { label: 'Contact us', href: '/support/contact-us', newTab: null },
  limitMessage: 'Too many messages. Please try again in a few minutes.',
  failureMessage: null,
  suggestions: null,
} satisfies ChatTexts;
