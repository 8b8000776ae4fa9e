import { Sparkle } from 'lucide-react';
import { defineType } from 'sanity';
import { iconPreview } from '../../pictures/previews';
import { colourField, iconField } from '../fields/choice-fields';
import { lineField, paragraphField } from '../fields/text-fields';

export const benefitCard = defineType({
  name: 'benefitCard',
  title: 'Benefit card',
  description: 'One thing that gets better.',
  type: 'object',
  icon: Sparkle,
  fields: [lineField({ max: 40 }), paragraphField({ max: 120 }), iconField, colourField],
  preview: iconPreview('title', 'description'),
});
