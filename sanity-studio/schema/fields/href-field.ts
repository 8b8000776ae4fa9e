import { defineField } from 'sanity';
import { checkHref, warnRelative } from '../rules/href-rule';
import { checkLinkTarget } from '../rules/link-target-rule';

/** Says whether a link must be filled in, and what the field is called and explained as. */
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
      'A page of this site (/pricing), or a full address. {product} and {host} are filled in for you.',
    validation: (rule) => [
      required ? rule.required().custom(checkHref) : rule.custom(checkHref),
      rule.custom(warnRelative).warning(),
      rule.custom(checkLinkTarget('dead')),
      rule.custom(checkLinkTarget('unpublished')).warning(),
    ],
  });
}
