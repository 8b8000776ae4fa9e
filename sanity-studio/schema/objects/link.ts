import { Link, Link2 } from 'lucide-react';
import { defineType } from 'sanity';
import { textSizeIcon } from '../../pictures/text-size-icon';
import { hrefField } from '../fields/address-fields';
import { flagField } from '../fields/choice-fields';
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
    flagField({ name: 'newTab', title: 'Open in a new tab' }),
  ],
  preview: { select: { title: 'label', subtitle: 'href' } },
});

export const textLink = defineType({
  name: 'textLink',
  title: 'Link',
  description: 'Makes the chosen words a link.',
  type: 'object',
  icon: textSizeIcon(Link2),
  fields: [hrefField({ title: 'Leads to' }), flagField({ name: 'newTab', title: 'Open in a new tab' })],
});
