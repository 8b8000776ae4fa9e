import { Tag } from 'lucide-react';
import { lineField } from '../fields/text-fields';
import { flagField, item, toneField } from './view-parts';

export const viewTag = item(
  {
    name: 'viewTag',
    title: 'Status',
    description: 'A word or two in a colour, such as “Balanced”.',
    icon: Tag,
  },
  [
    lineField({ name: 'text', title: 'Text', required: false, max: 24 }),
    toneField('Colour', 'Without a colour it is grey.'),
    flagField('isChecked', 'With a tick'),
  ],
);
