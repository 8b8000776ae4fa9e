import { Link2 } from 'lucide-react';
import { defineField, defineType } from 'sanity';
import { textSizeIcon } from '../../pictures/text-size-icon';
import { hrefField } from '../fields/address-fields';

export const textLink = defineType({
  name: 'textLink',
  title: 'Link',
  description: 'Makes the chosen words a link.',
  type: 'object',
  icon: textSizeIcon(Link2),
  fields: [
    hrefField({ title: 'Leads to' }),
    defineField({ name: 'newTab', title: 'Open in a new tab', type: 'boolean' }),
  ],
});
