import { Building2, Layers, Users } from 'lucide-react';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { ModuleChoice } from '../../inputs/module-choice';
import { idField as shortNameField } from '../fields/address-fields';
import { lineField } from '../fields/text-fields';

const idField = defineField({
  ...shortNameField,
  description: 'Lower-case letters, digits and hyphens. Links choose it by this name.',
});

export const quoteModule = defineType({
  name: 'quoteModule',
  title: 'Module',
  description: 'A module of the quote builder. A link chooses it: /pricing?module=short-name.',
  type: 'object',
  icon: Layers,
  fields: [
    lineField({ name: 'name', title: 'Name', max: 28 }),
    idField,
    defineField({
      name: 'chosen',
      title: 'Ticked at the beginning',
      type: 'boolean',
      initialValue: true,
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'id' } },
});

export const quoteRole = defineType({
  name: 'quoteRole',
  title: 'Role',
  description: 'A role of the quote builder, and the modules it works in.',
  type: 'object',
  icon: Users,
  fields: [
    lineField({ name: 'name', title: 'Name', max: 28 }),
    defineField({
      name: 'users',
      title: 'Users at the beginning',
      type: 'number',
      initialValue: 0,
      validation: (rule) => rule.required().integer().min(0).max(999),
    }),
    defineField({
      name: 'modules',
      title: 'Works in',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      components: { input: ModuleChoice },
      validation: (rule) => rule.min(1).unique(),
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'users' } },
});

export const quoteSize = defineType({
  name: 'quoteSize',
  title: 'Company size',
  description: 'A company size of the quote builder, who is of it, and how long its implementation takes.',
  type: 'object',
  icon: Building2,
  fields: [
    lineField({ name: 'name', title: 'Name', max: 28 }),
    lineField({
      name: 'description',
      title: 'Which companies',
      description: 'Who is of this size. Best a fact of Site settings, such as {small-size}.',
      required: false,
      max: 60,
    }),
    lineField({
      name: 'time',
      title: 'Implementation',
      description: 'Best a fact of Site settings, such as {small-start}.',
      max: 28,
    }),
    idField,
  ],
  preview: { select: { title: 'name', subtitle: 'time' } },
});
