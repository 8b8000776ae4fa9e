import { Headset } from 'lucide-react';
import { defineField, defineType } from 'sanity';
import { iconPreview } from '../../pictures/previews';
import { iconField } from '../fields/choice-fields';
import { lineField, paragraphField } from '../fields/text-fields';

export const contactMethod = defineType({
  name: 'contactMethod',
  title: 'Way to reach us',
  description: 'E-mail, telephone or chat.',
  type: 'object',
  icon: Headset,
  fields: [
    iconField,
    lineField({ max: 40 }),
    paragraphField({ max: 200 }),
    lineField({
      name: 'address',
      title: 'Address or number, to copy',
      description: 'As visitors read it. Empty: the address of an e-mail link.',
      required: false,
      max: 60,
    }),
    defineField({ name: 'link', title: 'Link', type: 'link', validation: (rule) => rule.required() }),
  ],
  preview: iconPreview('title', 'link.href'),
});
