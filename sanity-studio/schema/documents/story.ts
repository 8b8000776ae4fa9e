import { BookOpenText } from 'lucide-react';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { lineField, paragraphField } from '../fields/text-fields';

/** More views than tell one story. */
const MOST_PICTURES = 3;

export const story = defineType({
  name: 'story',
  title: 'Customer story',
  description: 'How one company came to the product. A block shows it on a page.',
  type: 'document',
  icon: BookOpenText,
  fields: [
    lineField({ name: 'company', title: 'Company', max: 40 }),
    lineField({ name: 'trade', title: 'Trade', description: 'What it makes or sells.', max: 60 }),
    lineField({
      name: 'size',
      title: 'Size',
      description: 'For example: 60 people, two warehouses.',
      max: 60,
    }),
    lineField({ name: 'modules', title: 'Modules', description: 'In the order of their start.', max: 120 }),
    lineField({
      name: 'time',
      title: 'Implementation',
      description: 'In weeks, within what the site states for companies of this size.',
      max: 60,
    }),
    paragraphField({ name: 'before', title: 'Before', description: 'What it worked with.', max: 400 }),
    paragraphField({
      name: 'hard',
      title: 'What was hard',
      description: 'Buyers expect it. Without it they believe the rest less.',
      max: 400,
    }),
    paragraphField({
      name: 'leftOut',
      title: 'What was left out',
      description: 'What the company does elsewhere, or has put off.',
      max: 400,
    }),
    defineField({
      name: 'pictures',
      title: 'Screens',
      type: 'array',
      description:
        'Up to three, best product views of this company. Results that nobody has measured have no place here.',
      of: [defineArrayMember({ type: 'figure' })],
      validation: (rule) => rule.max(MOST_PICTURES),
    }),
    lineField({
      name: 'note',
      title: 'Note',
      description:
        'Below the facts: for example that the company is a sample, or who has agreed to the story.',
      required: false,
      max: 90,
    }),
  ],
  preview: { select: { title: 'company', subtitle: 'trade' } },
});
