import { Link } from 'lucide-react';
import { defineField, defineType } from 'sanity';
import { hrefField } from '../fields/address-fields';
import { lineField } from '../fields/text-fields';

export const link = defineType({
  name: 'link',
  title: 'Link',
  description: 'The words that visitors click, and where they lead.',
  type: 'object',
  icon: Link,
  fields: [
    lineField({ name: 'label', title: 'Words', max: 40 }),
    hrefField({ title: 'Leads to' }),
    defineField({ name: 'newTab', title: 'Open in a new tab', type: 'boolean' }),
  ],
  preview: { select: { title: 'label', subtitle: 'href' } },
});
