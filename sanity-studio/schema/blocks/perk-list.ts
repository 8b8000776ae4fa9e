import { Gift } from 'lucide-react';
import { defineType } from 'sanity';
import { blockPreview } from '../../pictures/previews';
import { anchorField } from '../fields/address-fields';
import { objectList } from '../fields/list-fields';
import { lineField } from '../fields/text-fields';

export const perkList = defineType({
  name: 'perkList',
  title: 'Perks',
  description: 'What comes with the job, on dark green.',
  type: 'object',
  icon: Gift,
  fields: [lineField({ max: 60 }), objectList({ name: 'perks', title: 'Perks', of: 'perk' }), anchorField],
  preview: blockPreview('perkList', 'Perks'),
});
