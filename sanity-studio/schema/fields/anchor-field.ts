import { defineField } from 'sanity';
import { checkShortName } from '../rules/short-name-rule';

/** Lets links lead to one block of a page. */
export const anchorField = defineField({
  name: 'anchor',
  title: 'Link name',
  type: 'string',
  description: 'Optional. Links can lead straight here: /page#link-name.',
  validation: (rule) => rule.custom(checkShortName),
});
