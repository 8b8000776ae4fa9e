import type { LucideIcon } from 'lucide-react';
import { defineArrayMember, defineField, defineType, type FieldDefinition } from 'sanity';
import { colourField } from '../fields/choice-fields';

type Words = { name: string; title: string; description: string; icon: LucideIcon };

/** A part of a view, or of a part; its preview is its title, or the first of its fields. */
export const part = (words: Words, fields: FieldDefinition[], shown?: string) =>
  defineType({
    ...words,
    type: 'object',
    fields,
    preview: shown ? { select: { title: shown } } : { prepare: () => ({ title: words.title }) },
  });

/** A list of parts of one type; `min` 0 allows none. */
export const listOf = (name: string, title: string, type: string, max: number, min = 1) =>
  defineField({
    name,
    title,
    type: 'array',
    of: [defineArrayMember({ type })],
    validation: (rule) => (min > 0 ? rule.required().min(min) : rule).max(max),
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
