import { defineField } from 'sanity';

type TextFieldOptions = {
  name?: string;
  title?: string;
  description?: string;
  required?: boolean;
  max?: number;
  group?: string;
  initialValue?: string;
};

/**
 * One line of text.
 * @param options `max` is the length, in characters, beyond which a warning shows
 */
export function lineField({
  name = 'title',
  title = 'Title',
  description,
  required = true,
  max,
  group,
  initialValue,
}: TextFieldOptions = {}) {
  return defineField({
    name,
    title,
    type: 'string',
    description,
    group,
    initialValue,
    validation: (rule) => [
      ...(required ? [rule.required()] : []),
      ...(max ? [rule.max(max).warning(`Longer than ${max} characters: it may not fit.`)] : []),
    ],
  });
}

/**
 * A short text of several lines, without formatting.
 * @param options `max` is the length, in characters, beyond which a warning shows
 */
export function paragraphField({
  name = 'description',
  title = 'Description',
  description,
  required = true,
  max,
  group,
  initialValue,
}: TextFieldOptions = {}) {
  return defineField({
    name,
    title,
    type: 'text',
    rows: 3,
    description,
    group,
    initialValue,
    validation: (rule) => [
      ...(required ? [rule.required()] : []),
      ...(max ? [rule.max(max).warning(`Longer than ${max} characters: readers may skip it.`)] : []),
    ],
  });
}
