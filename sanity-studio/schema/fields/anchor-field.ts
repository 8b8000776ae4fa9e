import { defineField } from 'sanity';

/** Lets links lead to one block of a page. */
export const anchorField = defineField({
  name: 'anchor',
  title: 'Link name',
  type: 'string',
  description: 'Optional. Links can lead straight here: /page#link-name.',
  validation: (rule) =>
    rule.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { name: 'lower-case letters, digits and hyphens' }),
});
