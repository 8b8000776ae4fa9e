import { FileText } from 'lucide-react';
import { defineField, defineType } from 'sanity';
import { radioField } from '../fields/choice-fields';
import { labelField, labelFieldset } from '../fields/label-fields';
import { objectList } from '../fields/list-fields';
import { leadField, lineField, paragraphField } from '../fields/text-fields';
import { defineBlock } from './define-block';

export const quoteContents = defineBlock({
  name: 'quoteContents',
  title: 'What a quote contains',
  description: 'The lines of a quote, what each is counted by, and what changes it. It shows no price.',
  icon: FileText,
  fieldsets: [labelFieldset],
  fields: [
    lineField({ max: 60 }),
    leadField({ max: 240 }),
    objectList({
      name: 'lines',
      title: 'Lines',
      of: 'quoteLine',
      description: 'In the order of the quote. Those that recur and those that are charged once are marked.',
    }),
    paragraphField({
      name: 'terms',
      title: 'Term and notice',
      description: 'Below the lines: how long the quote and the agreement run, and how they end.',
      required: false,
      max: 320,
    }),
    defineField({
      name: 'link',
      title: 'Link',
      type: 'link',
      description: 'Optional, below the introduction: for example to the quote builder.',
    }),
    labelField('lineLabel', 'Column: line', 'Line'),
    labelField('unitLabel', 'Column: what it is counted by', 'Counted by'),
    labelField('chargeLabel', 'Column: once or recurring', 'Charged'),
    labelField('changesLabel', 'Column: what changes it', 'What changes it'),
    labelField('amountLabel', 'Column: amount', 'Amount'),
    labelField('onceLabel', 'A line that is charged once', 'Once'),
    labelField('recurringLabel', 'A line that recurs', 'Recurring'),
    labelField('amountText', 'Instead of an amount', 'On quote'),
    labelField('totalLabel', 'Row: the whole price', 'Your price'),
  ],
});

export const quoteLine = defineType({
  name: 'quoteLine',
  title: 'Line of a quote',
  description: 'What is charged, and how it is worked out.',
  type: 'object',
  icon: FileText,
  fields: [
    lineField({ max: 40 }),
    paragraphField({ title: 'What it covers', max: 160 }),
    lineField({ name: 'unit', title: 'Counted by', description: 'For example: user and module.', max: 60 }),
    radioField({
      name: 'charge',
      title: 'Charged',
      list: [
        { title: 'Once', value: 'once' },
        { title: 'Recurring', value: 'recurring' },
      ],
      initialValue: 'recurring',
    }),
    lineField({
      name: 'changes',
      title: 'What changes it',
      description: 'For example: a person or a module more.',
      max: 120,
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'charge' } },
});
