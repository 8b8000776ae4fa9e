import { Link2 } from 'lucide-react';
import { defineField, defineType } from 'sanity';
import { hrefField } from '../fields/href-field';

export const textLink = defineType({
  name: 'textLink',
  title: 'Link',
  description: 'Makes the chosen words a link.',
  type: 'object',
  icon: Link2,
  fields: [
    hrefField({ title: 'Leads to' }),
    defineField({ name: 'newTab', title: 'Open in a new tab', type: 'boolean' }),
  ],
});
