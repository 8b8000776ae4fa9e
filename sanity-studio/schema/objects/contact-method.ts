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
    defineField({ name: 'link', title: 'Link', type: 'link', validation: (rule) => rule.required() }),
  ],
  preview: iconPreview('title', 'link.href'),
});
