import { HeartHandshake } from 'lucide-react';
import { shownList } from '../fields/list-fields';
import { lineField } from '../fields/text-fields';
import { defineBlock } from './define-block';

export const valueGrid = defineBlock({
  name: 'valueGrid',
  title: 'Values',
  description: 'What the company holds to.',
  icon: HeartHandshake,
  fields: [
    lineField({ max: 60 }),
    shownList({ name: 'values', title: 'Values', of: 'careerValue', count: 3 }),
  ],
});
