import { Building2, Layers, ListChecks, Tags, Users } from 'lucide-react';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { ModuleChoice } from '../../inputs/module-choice';
import { idField as shortNameField } from '../fields/address-fields';
import { flagField } from '../fields/choice-fields';
import { objectList } from '../fields/list-fields';
import { leadField, lineField, paragraphField } from '../fields/text-fields';
import { defineBlock } from './define-block';

export const quoteBuilder = defineBlock({
  name: 'quoteBuilder',
  title: 'Quote builder',
  description:
    'Modules and users that visitors choose, and the outline of a quote. Visitors send it to the e-mail address of Site settings. It shows no price.',
  icon: ListChecks,
  fields: [
    lineField({ max: 60 }),
    leadField({ description: 'What to choose, in one or two sentences.', max: 240 }),
    objectList({
      name: 'modules',
      title: 'Modules',
      of: 'quoteModule',
      description: 'From the base up: the first is the lowest course of the stair.',
    }),
    objectList({ name: 'roles', title: 'Roles', of: 'quoteRole' }),
    objectList({ name: 'sizes', title: 'Company sizes', of: 'quoteSize' }),
    paragraphField({
      name: 'sizeNote',
      title: 'Words below the sizes',
      description: 'What moves a company within the time of its size.',
      required: false,
      max: 240,
    }),
    defineField({
      name: 'labels',
      title: 'Words of the quote builder',
      type: 'quoteLabels',
      validation: (rule) => rule.required(),
    }),
  ],
});

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
    flagField({ name: 'chosen', title: 'Ticked at the beginning', initialValue: true }),
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

const label = (name: string, title: string, initialValue: string) =>
  lineField({ name, title, initialValue, max: 24 });

export const quoteLabels = defineType({
  name: 'quoteLabels',
  title: 'Words of the quote builder',
  description: 'The names of its fields, columns and buttons.',
  type: 'object',
  icon: Tags,
  options: { collapsible: true, collapsed: true },
  fields: [
    label('modules', 'Heading: modules', 'Modules'),
    label('roles', 'Heading: users of each role', 'Users by role'),
    label('size', 'Heading: company size', 'Company size'),
    label('submit', 'Button: work it out', 'Update the outline'),
    label('reset', 'Link: back to the beginning', 'Start again'),
    label('outline', 'Title of the outline', 'Quote outline'),
    label('module', 'Column: module', 'Module'),
    label('users', 'Column: users', 'Users'),
    label('later', 'Instead of users of a module that is not chosen', 'Add later'),
    label('allUsers', 'Row: users in all', 'Users in all'),
    lineField({
      name: 'allUsersNote',
      title: 'Below the users in all',
      description: 'Why they are fewer than the users of the modules together.',
      required: false,
      max: 80,
    }),
    label('implementation', 'Row: time of implementation', 'Implementation'),
    label('price', 'Row: price', 'Your price'),
    label('onQuote', 'Instead of a price', 'On quote'),
    label('send', 'Button: write a mail', 'Send this outline'),
    label('asText', 'The outline to copy', 'The outline as text'),
    label('copy', 'Button: copy the text', 'Copy'),
    label('copied', 'Message after copying', 'Copied'),
    label('inChat', 'Button: into the chat', 'Ask in the chat'),
  ],
});
