import { AlignEndHorizontal } from 'lucide-react';
import { defineType } from 'sanity';
import { iconPreview } from '../../pictures/previews';
import { hrefField } from '../fields/address-fields';
import { iconField } from '../fields/choice-fields';
import { lineField } from '../fields/text-fields';

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
