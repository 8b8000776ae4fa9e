import { ListChecks } from 'lucide-react';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { iconDrawing } from '../../pictures/icon-drawing';
import { hrefField } from '../fields/address-fields';
import { colourField, iconField } from '../fields/choice-fields';
import { lineField, paragraphField } from '../fields/text-fields';

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
    defineField({
      name: 'enabled',
      title: 'Available',
      type: 'boolean',
      description: 'Off: the card is shown greyed, with the words “Not available” from Site settings.',
      initialValue: true,
      validation: (rule) => rule.required(),
    }),
  ],
  preview: {
    select: { title: 'title', description: 'description', enabled: 'enabled', icon: 'icon' },
    prepare: ({ title, description, enabled, icon }) => ({
      title,
      subtitle: enabled === false ? `Not available · ${description ?? ''}` : description,
      media: typeof icon === 'string' ? iconDrawing(icon) : undefined,
    }),
  },
});
