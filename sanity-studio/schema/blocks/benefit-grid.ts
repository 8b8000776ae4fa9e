import { Sparkle, Sparkles } from 'lucide-react';
import { defineType } from 'sanity';
import { iconPreview } from '../../pictures/previews';
import { colourField, iconField } from '../fields/choice-fields';
import { objectList } from '../fields/list-fields';
import { leadField, lineField, paragraphField } from '../fields/text-fields';
import { defineBlock } from './define-block';

export const benefitGrid = defineBlock({
  name: 'benefitGrid',
  title: 'Benefits',
  description: 'What gets better, in four columns.',
  icon: Sparkles,
  fields: [
    lineField({ max: 60 }),
    leadField({ max: 200 }),
    objectList({ name: 'cards', title: 'Benefits', of: 'benefitCard', count: 4 }),
  ],
});

export const benefitCard = defineType({
  name: 'benefitCard',
  title: 'Benefit card',
  description: 'One thing that gets better.',
  type: 'object',
  icon: Sparkle,
  fields: [lineField({ max: 40 }), paragraphField({ max: 120 }), iconField, colourField],
  preview: iconPreview('title', 'description'),
});
