import { Sparkles } from 'lucide-react';
import { defineType } from 'sanity';
import { blockPreview } from '../../pictures/previews';
import { anchorField } from '../fields/address-fields';
import { objectList } from '../fields/list-fields';
import { leadField, lineField } from '../fields/text-fields';

export const benefitGrid = defineType({
  name: 'benefitGrid',
  title: 'Benefits',
  description: 'What gets better, in four columns.',
  type: 'object',
  icon: Sparkles,
  fields: [
    lineField({ max: 60 }),
    leadField({ max: 200 }),
    objectList({ name: 'cards', title: 'Benefits', of: 'benefitCard', count: 4 }),
    anchorField,
  ],
  preview: blockPreview('benefitGrid', 'Benefits'),
});
