import { defineField } from 'sanity';

/** How a page looks in search results and when it is shared. */
export const seoField = defineField({
  name: 'seo',
  title: 'Search and sharing',
  type: 'seo',
  group: 'seo',
  validation: (rule) => rule.required(),
});

/** The tabs of every document that is a page of the site. */
export const pageGroups = [
  { name: 'content', title: 'Content' },
  { name: 'settings', title: 'Address' },
  { name: 'seo', title: 'Search and sharing' },
];
