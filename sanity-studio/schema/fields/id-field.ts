import { defineField } from 'sanity';
import { checkShortName } from '../rules/short-name-rule';

/** The record's short name: stable, and the anchor that links can lead to. */
export const idField = defineField({
  name: 'id',
  title: 'Short name',
  type: 'string',
  description: 'Lower-case letters, digits and hyphens. Links can lead to it: /page#short-name.',
  validation: (rule) => rule.required().custom(checkShortName),
});
