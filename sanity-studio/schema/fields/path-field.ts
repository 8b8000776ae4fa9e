import { defineField } from 'sanity';
import { checkPathIsFree } from '../rules/free-path-rule';
import { checkPath } from '../rules/path-rule';

/** Where a document stands on the site. `{product}` in it follows the product's short name. */
export const pathField = defineField({
  name: 'path',
  title: 'Path',
  type: 'string',
  group: 'settings',
  description:
    'Where the page stands on the site, for example /company/about. {product} becomes the product’s short name.',
  validation: (rule) => [rule.required().custom(checkPath), rule.custom(checkPathIsFree)],
});
