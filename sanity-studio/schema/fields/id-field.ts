import { defineField } from 'sanity';

/** The record's short name: stable, and the anchor that links can lead to. */
export const idField = defineField({
  name: 'id',
  title: 'Short name',
  type: 'string',
  description: 'Lower-case letters, digits and hyphens. Links can lead to it: /page#short-name.',
  validation: (rule) =>
    rule.required().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { name: 'lower-case letters, digits and hyphens' }),
});
