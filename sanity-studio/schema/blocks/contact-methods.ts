import { Headset } from 'lucide-react';
import { defineField, defineType } from 'sanity';
import { iconPreview } from '../../pictures/previews';
import { iconField } from '../fields/choice-fields';
import { objectList } from '../fields/list-fields';
import { leadField, lineField, paragraphField } from '../fields/text-fields';
import { defineBlock } from './define-block';

export const contactMethods = defineBlock({
  name: 'contactMethods',
  title: 'Ways to reach us',
  description: 'E-mail, telephone and chat.',
  icon: Headset,
  fields: [
    lineField({ max: 60 }),
    leadField({ max: 240 }),
    objectList({ name: 'methods', title: 'Ways', of: 'contactMethod' }),
  ],
});

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
