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
 * @param options `required` defaults to true; `describedElsewhere` where the record has a field of its own for the
 *   alternative text; `startsAsUpload`, the kind of picture that is chosen at first, defaults to true where one is required,
 *   and must be false within an object that may be left out: what holds a first value is not left out
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
    // Not in the type: rules of a field take the place of its type's.
    validation: (rule) => {
      // What is not shown need not be described.
      const checked = rule.custom(
        (value: Parameters<typeof checkMedia>[0], { hidden }) =>
          hidden || checkMedia(value, describedElsewhere),
      );
      return required ? checked.required() : checked;
    },
  });
}
