import { AlignEndHorizontal } from 'lucide-react';
import { defineType } from 'sanity';
import { iconPreview } from '../../pictures/previews';
import { hrefField } from '../fields/address-fields';
import { iconField } from '../fields/choice-fields';
import { actionsField, objectList } from '../fields/list-fields';
import { mediaField } from '../fields/media-field';
import { leadField, lineField } from '../fields/text-fields';
import { defineBlock } from './define-block';

export const stairHero = defineBlock({
  name: 'stairHero',
  title: 'Stair',
  description: 'Opens the home page: title, a product view, and the six modules as a stair.',
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
  ],
});

export const course = defineType({
  name: 'course',
  title: 'Step of the stair',
  description: 'One module in the stair on the home page.',
  type: 'object',
  icon: AlignEndHorizontal,
  fields: [
    iconField,
    lineField({ name: 'name', title: 'Name', max: 28 }),
    lineField({ name: 'detail', title: 'What it includes', max: 70 }),
    hrefField({ title: 'Leads to' }),
  ],
  preview: iconPreview('name', 'detail'),
});
