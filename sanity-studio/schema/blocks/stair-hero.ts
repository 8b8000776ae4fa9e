import { AlignEndHorizontal } from 'lucide-react';
import { defineType } from 'sanity';
import { blockPreview } from '../../pictures/previews';
import { anchorField } from '../fields/address-fields';
import { actionsField, objectList } from '../fields/list-fields';
import { mediaField } from '../fields/media-field';
import { leadField, lineField } from '../fields/text-fields';

export const stairHero = defineType({
  name: 'stairHero',
  title: 'Stair',
  description: 'Opens the home page: title, a product view, and the six modules as a stair.',
  type: 'object',
  icon: AlignEndHorizontal,
  fields: [
    lineField({ max: 60 }),
    leadField({ max: 200, required: true }),
    actionsField,
    mediaField({ title: 'Product view on the stair' }),
    objectList({
      name: 'courses',
      title: 'Steps',
      of: 'course',
      count: 6,
      description: 'From the top step down to the base.',
    }),
    anchorField,
  ],
  preview: blockPreview('stairHero', 'Stair'),
});
