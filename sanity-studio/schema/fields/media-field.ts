import { defineField } from 'sanity';

type MediaFieldOptions = {
  name?: string;
  title?: string;
  description?: string;
  required?: boolean;
  startsAsUpload?: boolean;
};

/**
 * A picture: an uploaded image, or one that the site draws.
 * @param options `required` defaults to true; `startsAsUpload` (the initial kind is an upload) defaults to `required`, and
 *   must be false within an optional object, which an initial value would make present
 */
export function mediaField({
  name = 'image',
  title = 'Picture',
  description,
  required = true,
  startsAsUpload = required,
}: MediaFieldOptions = {}) {
  return defineField({
    name,
    title,
    type: 'media',
    description,
    initialValue: startsAsUpload ? { _type: 'media', source: 'image', decorative: false } : undefined,
    validation: required ? (rule) => rule.required() : undefined,
  });
}
