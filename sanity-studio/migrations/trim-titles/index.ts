import { at, defineMigration, set } from '@sanity/migrate';

/** Removes the white space around titles, which some editors paste along. */
export default defineMigration({
  title: 'Titles without white space around them',
  documentTypes: ['page', 'article', 'legalPage'],
  migrate: {
    document: ({ title }) =>
      typeof title === 'string' && title !== title.trim() ? [at('title', set(title.trim()))] : undefined,
  },
});
