import { HeartHandshake } from 'lucide-react';
import { defineType } from 'sanity';
import { blockPreview } from '../../pictures/previews';
import { anchorField } from '../fields/address-fields';
import { shownList } from '../fields/list-fields';
import { lineField } from '../fields/text-fields';

export const valueGrid = defineType({
  name: 'valueGrid',
  title: 'Values',
  description: 'What the company holds to.',
  type: 'object',
  icon: HeartHandshake,
  fields: [
    lineField({ max: 60 }),
    shownList({ name: 'values', title: 'Values', of: 'careerValue', count: 3 }),
    anchorField,
  ],
  preview: blockPreview('valueGrid', 'Values'),
});
