import type { SearchTexts } from '../content/content-types';

/** Used where editors have published none. */
export const defaultSearchTexts = {
  title: 'Search',
  lead: null,
  noneTitle: 'Nothing found',
  noneText: 'Try another word, or fewer of them.',
  askLabel: 'Ask the assistant',
  actions: [{ label: 'Contact us', href: '/support/contact-us', newTab: null }],
} satisfies NonNullable<SearchTexts>;
