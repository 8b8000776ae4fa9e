import { ListChecks } from 'lucide-react';
import { defineField, defineType } from 'sanity';
import { blockPreview } from '../../pictures/previews';
import { anchorField } from '../fields/address-fields';
import { objectList } from '../fields/list-fields';
import { leadField, lineField } from '../fields/text-fields';

export const capabilityGrid = defineType({
  name: 'capabilityGrid',
  title: 'Capability cards',
  description: 'What the platform can do, card by card.',
  type: 'object',
  icon: ListChecks,
  fields: [
    lineField({ max: 60 }),
    leadField({ max: 200 }),
    defineField({
      name: 'bed',
      title: 'Background',
      type: 'string',
      options: {
        list: [
          { title: 'Paper', value: 'paper' },
          { title: 'Grey green', value: 'sunk' },
        ],
        layout: 'radio',
        direction: 'horizontal',
      },
      initialValue: 'paper',
      validation: (rule) => rule.required(),
    }),
    objectList({ name: 'cards', title: 'Cards', of: 'capabilityCard' }),
    anchorField,
  ],
  preview: blockPreview('capabilityGrid', 'Capability cards'),
});
