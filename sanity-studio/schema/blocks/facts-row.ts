import { Hash } from 'lucide-react';
import { defineType } from 'sanity';
import { objectList } from '../fields/list-fields';
import { lineField } from '../fields/text-fields';
import { defineBlock } from './define-block';

export const factsRow = defineBlock({
  name: 'factsRow',
  title: 'Facts',
  description: 'Figures in a row.',
  icon: Hash,
  fields: [objectList({ name: 'facts', title: 'Facts', of: 'fact', count: 4 })],
  shown: ['facts.0.figure', 'facts.0.label'],
});

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
