import type { LucideIcon } from 'lucide-react';
import { defineArrayMember, defineField, defineType, type FieldDefinition } from 'sanity';
import { colourField } from '../fields/choice-fields';
import { choices } from '../names/choices';

type Words = { name: string; title: string; description: string; icon: LucideIcon };

/** An object whose preview is its first two fields. */
export const item = (words: Words, fields: FieldDefinition[]) =>
  defineType({
    ...words,
    type: 'object',
    fields,
    preview: { select: { title: fields[0]?.name ?? '', subtitle: fields[1]?.name ?? '' } },
  });

/** A part of a view; its preview is its title. */
export const part = (words: Words, fields: FieldDefinition[]) =>
  defineType({ ...words, type: 'object', fields, preview: { prepare: () => ({ title: words.title }) } });

/** A list of parts of one type; `min` 0 allows none. */
export const listOf = (name: string, title: string, type: string, max: number, min = 1) =>
  defineField({
    name,
    title,
    type: 'array',
    of: [defineArrayMember({ type })],
    validation: (rule) => (min > 0 ? rule.required().min(min) : rule).max(max),
  });

export const numberField = (name: string, title: string, min = 0, description?: string) =>
  defineField({
    name,
    title,
    description,
    type: 'number',
    validation: (rule) => rule.required().min(min).max(1_000_000_000).precision(2),
  });

export const flagField = (name: string, title: string, description?: string) =>
  defineField({ name, title, description, type: 'boolean' });

/** One of a few names. */
export const radioField = <Name extends string>(
  name: string,
  title: string,
  names: readonly Name[],
  initialValue: Name,
) =>
  defineField({
    name,
    title,
    type: 'string',
    options: { list: choices(names), layout: 'radio', direction: 'horizontal' },
    initialValue,
    validation: (rule) => rule.required(),
  });

/** A colour, or none. */
export const toneField = (title: string, description?: string) =>
  defineField({
    ...colourField,
    name: 'tone',
    title,
    description,
    initialValue: undefined,
    validation: undefined,
  });
