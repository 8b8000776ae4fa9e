import { Gift } from 'lucide-react';
import { defineType } from 'sanity';
import { iconPreview } from '../../pictures/previews';
import { iconField } from '../fields/choice-fields';
import { lineField, paragraphField } from '../fields/text-fields';

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
