import { LayoutGrid } from 'lucide-react';
import { defineField, defineType } from 'sanity';
import { picturedPreview } from '../../pictures/previews';
import { hrefField } from '../fields/address-fields';
import { iconField } from '../fields/choice-fields';
import { mediaField } from '../fields/media-field';
import { lineField, paragraphField } from '../fields/text-fields';

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
    defineField({
      name: 'bed',
      title: 'Background',
      type: 'string',
      options: {
        list: [
          { title: 'Grey green', value: 'sunk' },
          { title: 'Ochre', value: 'ochre' },
          { title: 'Slate', value: 'slate' },
        ],
        layout: 'radio',
        direction: 'horizontal',
      },
      initialValue: 'sunk',
    }),
    hrefField({ title: 'Read more', description: 'Optional page to read on.', required: false }),
  ],
  preview: picturedPreview({ title: 'title', subtitle: 'description', picture: 'image' }),
});
