import { Hash } from 'lucide-react';
import { defineType } from 'sanity';
import { lineField } from '../fields/text-fields';

export const fact = defineType({
  name: 'fact',
  title: 'Fact',
  description: 'A figure and what it stands for.',
  type: 'object',
  icon: Hash,
  fields: [
    lineField({ name: 'figure', title: 'Figure', max: 16 }),
    lineField({ name: 'label', title: 'What it stands for', max: 60 }),
  ],
  preview: { select: { title: 'figure', subtitle: 'label' } },
});
