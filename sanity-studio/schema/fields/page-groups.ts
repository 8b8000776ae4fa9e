/** The tabs of every document that is a page of the site. */
export const pageGroups = [
  { name: 'content', title: 'Content' },
  { name: 'settings', title: 'Address' },
  { name: 'seo', title: 'Search and sharing' },
];
