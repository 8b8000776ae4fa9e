import { ListChecks } from 'lucide-react';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { contentIcon } from '../../pictures/content-icon';
import { hrefField } from '../fields/address-fields';
import { colourField, flagField, iconField, radioField } from '../fields/choice-fields';
import { objectList } from '../fields/list-fields';
import { leadField, lineField, paragraphField } from '../fields/text-fields';
import { defineBlock } from './define-block';

export const capabilityGrid = defineBlock({
  name: 'capabilityGrid',
  title: 'Capability cards',
  description: 'What the platform can do, card by card.',
  icon: ListChecks,
  fields: [
    lineField({ max: 60 }),
    leadField({ max: 200 }),
    radioField({
      name: 'bed',
      title: 'Background',
      list: [
        { title: 'Paper', value: 'paper' },
        { title: 'Grey green', value: 'sunk' },
      ],
      initialValue: 'paper',
    }),
    objectList({ name: 'cards', title: 'Cards', of: 'capabilityCard' }),
  ],
});

export const capabilityCard = defineType({
  name: 'capabilityCard',
  title: 'Capability card',
  description: 'Something the platform can do, or cannot do yet.',
  type: 'object',
  icon: ListChecks,
  fields: [
    lineField({ max: 40 }),
    paragraphField({ max: 120 }),
    iconField,
    defineField({
      name: 'bullets',
      title: 'Points',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      validation: (rule) => rule.max(6).warning('More than six points make the card too tall.'),
    }),
    hrefField({ title: 'Read more', description: 'Optional page to read on.', required: false }),
    colourField,
    flagField({
      name: 'enabled',
      title: 'Available',
      description: 'Off: the card is shown greyed, with the words “Not available” from Site settings.',
      initialValue: true,
      required: true,
    }),
  ],
  preview: {
    select: { title: 'title', description: 'description', enabled: 'enabled', icon: 'icon' },
    prepare: ({ title, description, enabled, icon }) => ({
      title,
      subtitle: enabled === false ? `Not available · ${description ?? ''}` : description,
      media: contentIcon(icon),
    }),
  },
});
