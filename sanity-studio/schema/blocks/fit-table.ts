import { TableProperties } from 'lucide-react';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { isRecord } from '../../../protocol/is-record';
import { hrefField } from '../fields/address-fields';
import { labelField, labelFieldset } from '../fields/label-fields';
import { objectList } from '../fields/list-fields';
import { leadField, lineField } from '../fields/text-fields';
import { defineBlock } from './define-block';

export const fitTable = defineBlock({
  name: 'fitTable',
  title: 'Fit and limits',
  description: 'What each module does, what it does not do, and what to ask about.',
  icon: TableProperties,
  fieldsets: [labelFieldset],
  fields: [
    lineField({ max: 60 }),
    leadField({ max: 240 }),
    objectList({ name: 'rows', title: 'Rows', of: 'fitRow', description: 'A module or a subject each.' }),
    defineField({
      name: 'link',
      title: 'Where to ask',
      type: 'link',
      description: 'Optional, below the introduction: for what stands in the third column.',
    }),
    labelField('subjectLabel', 'Column: module', 'Module'),
    labelField('doesLabel', 'Column: what it does', 'Does'),
    labelField('doesNotLabel', 'Column: what it does not do', 'Does not'),
    labelField('askLabel', 'Column: what to ask about', 'Ask us'),
  ],
});

const points = (name: string, title: string, description: string) =>
  defineField({
    name,
    title,
    type: 'array',
    description,
    of: [
      defineArrayMember({
        type: 'string',
        validation: (rule) => rule.required().max(90).warning('Longer than 90 characters: few read it.'),
      }),
    ],
  });

export const fitRow = defineType({
  name: 'fitRow',
  title: 'Row',
  description: 'A module or a subject, and what is true of it.',
  type: 'object',
  icon: TableProperties,
  fields: [
    lineField({ name: 'title', title: 'Module or subject', max: 40 }),
    points('does', 'Does', 'One thing a point, in a few words.'),
    points('doesNot', 'Does not', 'What buyers look for and do not find: they ask about it anyway.'),
    points('ask', 'Ask us', 'What depends on the case: you answer it by mail, in the chat or in a demo.'),
    hrefField({ title: 'Read more', description: 'Optional page to read on.', required: false }),
  ],
  preview: { select: { title: 'title', subtitle: 'doesNot.0' } },
  validation: (rule) =>
    rule.custom((row) => {
      const lists = isRecord(row) ? [row.does, row.doesNot, row.ask] : [];
      return (
        lists.some((list) => Array.isArray(list) && list.length > 0) || 'Say at least one thing about it.'
      );
    }),
});
