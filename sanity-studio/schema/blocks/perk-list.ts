import { Gift } from 'lucide-react';
import { defineType } from 'sanity';
import { iconPreview } from '../../pictures/previews';
import { iconField } from '../fields/choice-fields';
import { objectList } from '../fields/list-fields';
import { lineField, paragraphField } from '../fields/text-fields';
import { defineBlock } from './define-block';

export const perkList = defineBlock({
  name: 'perkList',
  title: 'Perks',
  description: 'What comes with the job, on dark green.',
  icon: Gift,
  fields: [lineField({ max: 60 }), objectList({ name: 'perks', title: 'Perks', of: 'perk' })],
});

export const perk = defineType({
  name: 'perk',
  title: 'Perk',
  description: 'Something that comes with the job.',
  type: 'object',
  icon: Gift,
  fields: [
    lineField({ max: 40 }),
    paragraphField({
      name: 'description',
      title: 'Description',
      description: 'What it means in practice, in one sentence.',
      required: false,
      max: 140,
    }),
    iconField,
  ],
  preview: iconPreview('title', 'description'),
});
