import { defineField } from 'sanity';

type MediaFieldOptions = { name?: string; title?: string; description?: string; required?: boolean };

/**
 * A picture: an uploaded image, or one that the site draws.
 * @param options `required` defaults to true
 */
export function mediaField({
  name = 'image',
  title = 'Picture',
  description,
  required = true,
}: MediaFieldOptions = {}) {
  return defineField({
    name,
    title,
    type: 'media',
    description,
    validation: required ? (rule) => rule.required() : undefined,
  });
}
