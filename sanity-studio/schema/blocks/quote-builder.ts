import { ListChecks } from 'lucide-react';
import { defineField, defineType } from 'sanity';
import { blockPreview } from '../../pictures/previews';
import { anchorField } from '../fields/address-fields';
import { objectList } from '../fields/list-fields';
import { leadField, lineField, paragraphField } from '../fields/text-fields';

export const quoteBuilder = defineType({
  name: 'quoteBuilder',
  title: 'Quote builder',
  description:
    'Modules and users that visitors choose, and the outline of a quote. Visitors send it to the e-mail address of Site settings. It shows no price.',
  type: 'object',
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
    anchorField,
  ],
  preview: blockPreview('quoteBuilder', 'Quote builder'),
});
