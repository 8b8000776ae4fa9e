import { defineField } from 'sanity';
import { dateFields } from './date-fields';

/** How a page looks in search results and when it is shared. */
export const seoField = defineField({
  name: 'seo',
  title: 'Search and sharing',
  type: 'seo',
  group: 'seo',
  validation: (rule) => rule.required(),
});

/** Where the site has several languages, every page has one; elsewhere none, and the field is not seen. */
export const languageField = defineField({
  name: 'language',
  title: 'Language',
  type: 'string',
  group: 'settings',
  readOnly: true,
  hidden: ({ value }) => value === undefined,
});

/** When the site shows the document. */
export const pageDates = dateFields({ of: 'page', group: 'dates' });

/** The tabs of every document that is a page of the site. */
export const pageGroups = [
  { name: 'content', title: 'Content' },
  { name: 'settings', title: 'Address' },
  { name: 'seo', title: 'Search and sharing' },
  { name: 'dates', title: 'Dates' },
];
