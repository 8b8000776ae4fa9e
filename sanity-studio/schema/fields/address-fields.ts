import { defineField } from 'sanity';
import { checkShortName } from '../../../protocol/product-names';
import { noteRelative } from '../../checks/address-rules';
import { LinkInput } from '../../inputs/link-input';
import { PathInput, ShortNameInput } from '../../inputs/proposing-inputs';

/** The field's name, title and description, and whether the link is required. */
type HrefFieldOptions = { name?: string; title?: string; description?: string; required?: boolean };

/**
 * A link's target.
 * @param options `required` defaults to true
 */
export function hrefField({
  name = 'href',
  title = 'Link',
  description,
  required = true,
}: HrefFieldOptions = {}) {
  return defineField({
    name,
    title,
    type: 'string',
    description:
      description ??
      'A page, a part of one, a redirect or a full address. {product} and {host} are filled in. #chat after a page opens the chat; {booking} leads to the booking address of Site settings.',
    components: { input: LinkInput },
    validation: (rule) => [...(required ? [rule.required()] : []), rule.custom(noteRelative).info()],
  });
}

/** The anchor of a block, for links to it. */
export const anchorField = defineField({
  name: 'anchor',
  title: 'Link name',
  type: 'string',
  description: 'Optional. Links can lead straight here: /page#link-name.',
  validation: (rule) => rule.custom(checkShortName),
});

/** The record's short name: stable, and the anchor that links can lead to. */
export const idField = defineField({
  name: 'id',
  title: 'Short name',
  type: 'string',
  description: 'Lower-case letters, digits and hyphens. Links can lead to it: /page#short-name.',
  components: { input: ShortNameInput },
  validation: (rule) => rule.required().custom(checkShortName),
});

/** The path of a document on the site. `{product}` in it follows the product's short name. */
export const pathField = defineField({
  name: 'path',
  title: 'Path',
  type: 'string',
  group: 'settings',
  description:
    'Where the page stands on the site, for example /company/about. {product} becomes the product’s short name.',
  components: { input: PathInput },
  validation: (rule) => rule.required(),
});
