import { defineField } from 'sanity';
import { checkMedia } from '../rules/media-rule';

type MediaFieldOptions = {
  name?: string;
  title?: string;
  description?: string;
  required?: boolean;
  describedElsewhere?: boolean;
  startsAsUpload?: boolean;
};

/**
 * A picture: an uploaded image, or one that the site draws.
 * @param options `required` defaults to true; `describedElsewhere`: the record has its own field for the alternative
 *   text; `startsAsUpload` (the initial kind is an upload) defaults to `required`, and must be false within an optional
 *   object, which an initial value would make present
 */
export function mediaField({
  name = 'image',
  title = 'Picture',
  description,
  required = true,
  describedElsewhere = false,
  startsAsUpload = required,
}: MediaFieldOptions = {}) {
  return defineField({
    name,
    title,
    type: 'media',
    description,
    initialValue: startsAsUpload ? { _type: 'media', source: 'image', decorative: false } : undefined,
    // Not in the type: rules of a field replace those of its type.
    validation: (rule) => {
      // A hidden picture needs no description.
      const checked = rule.custom(
        (value: Parameters<typeof checkMedia>[0], { hidden }) =>
          hidden || checkMedia(value, describedElsewhere),
      );
      return required ? checked.required() : checked;
    },
  });
}
