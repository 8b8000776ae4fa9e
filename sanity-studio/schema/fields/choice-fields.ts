import { defineField, type FieldDefinition } from 'sanity';
import { iconNames, tones } from '../../../protocol/content-names';
import { ColourInput, IconInput } from '../../inputs/choice-inputs';
import { choices } from '../names/choices';

/** One of the site's icons. */
export const iconField = defineField({
  name: 'icon',
  title: 'Icon',
  type: 'string',
  options: { list: choices(iconNames) },
  components: { input: IconInput },
  validation: (rule) => rule.required(),
});

/** One of the site's six colours. */
export const colourField = defineField({
  name: 'color',
  title: 'Colour',
  type: 'string',
  options: { list: choices(tones) },
  components: { input: ColourInput },
  initialValue: 'pine',
  validation: (rule) => rule.required(),
});

type RadioOptions = {
  name: string;
  title: string;
  description?: string;
  list: readonly { title: string; value: string }[];
  initialValue?: string;
  required?: boolean;
  direction?: 'horizontal' | 'vertical';
};

/** One of a few, side by side. @param options `required` defaults to true */
export const radioField = ({ list, required = true, direction = 'horizontal', ...field }: RadioOptions) =>
  defineField({
    ...field,
    type: 'string',
    options: { list: [...list], layout: 'radio', direction },
    validation: required ? (rule) => rule.required() : undefined,
  });

type FlagOptions = {
  name: string;
  title: string;
  description?: string;
  initialValue?: boolean;
  required?: boolean;
};

/** Yes or no. @param options `required` defaults to false */
export const flagField = ({ required = false, ...field }: FlagOptions) =>
  defineField({ ...field, type: 'boolean', validation: required ? (rule) => rule.required() : undefined });

/** Fields on one tab of a form. */
export const inGroup = (group: string, fields: readonly FieldDefinition[]): FieldDefinition[] =>
  fields.map((field) => ({ ...field, group }));
