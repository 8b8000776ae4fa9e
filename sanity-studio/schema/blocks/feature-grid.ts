import { LayoutGrid } from 'lucide-react';
import { defineType } from 'sanity';
import { picturedPreview } from '../../pictures/previews';
import { hrefField } from '../fields/address-fields';
import { iconField, radioField } from '../fields/choice-fields';
import { objectList } from '../fields/list-fields';
import { mediaField } from '../fields/media-field';
import { leadField, lineField, paragraphField } from '../fields/text-fields';
import { defineBlock } from './define-block';

export const featureGrid = defineBlock({
  name: 'featureGrid',
  title: 'Feature cards',
  description: 'Cards with product views, large and small.',
  icon: LayoutGrid,
  fields: [
    lineField({ max: 60 }),
    leadField({ max: 200 }),
    objectList({ name: 'cards', title: 'Cards', of: 'featureCard', count: 4 }),
  ],
});

export const featureCard = defineType({
  name: 'featureCard',
  title: 'Feature card',
  description: 'One thing the product does, with a product view.',
  type: 'object',
  icon: LayoutGrid,
  fields: [
    lineField({ max: 48 }),
    paragraphField({ max: 140 }),
    iconField,
    mediaField({ required: false }),
    radioField({
      name: 'bed',
      title: 'Background',
      list: [
        { title: 'Grey green', value: 'sunk' },
        { title: 'Ochre', value: 'ochre' },
        { title: 'Slate', value: 'slate' },
      ],
      initialValue: 'sunk',
      required: false,
    }),
    hrefField({ title: 'Read more', description: 'Optional page to read on.', required: false }),
  ],
  preview: picturedPreview({ title: 'title', subtitle: 'description', picture: 'image' }),
});
