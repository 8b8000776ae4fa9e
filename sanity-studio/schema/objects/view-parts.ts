import type { LucideIcon } from 'lucide-react';
import { defineArrayMember, defineField, defineType, type FieldDefinition } from 'sanity';

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

export const listOf = (name: string, title: string, type: string, max: number, min = 1) =>
  defineField({
    name,
    title,
    type: 'array',
    of: [defineArrayMember({ type })],
    validation: (rule) => rule.required().min(min).max(max),
  });

export const numberField = (name: string, title: string, min = 0, description?: string) =>
  defineField({
    name,
    title,
    description,
    type: 'number',
    validation: (rule) => rule.required().min(min).max(1_000_000_000).precision(2),
  });
