/** The lists that articles appear in. */
export const channels = [
  { title: 'Blog', value: 'blog' },
  { title: 'News and updates', value: 'news' },
];
