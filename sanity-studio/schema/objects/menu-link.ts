import { CornerDownRight } from 'lucide-react';
import { defineType } from 'sanity';
import { iconPreview } from '../../pictures/previews';
import { hrefField } from '../fields/address-fields';
import { iconField } from '../fields/choice-fields';
import { lineField } from '../fields/text-fields';

export const menuLink = defineType({
  name: 'menuLink',
  title: 'Link in a menu panel',
  description: 'One line of a menu’s panel.',
  type: 'object',
  icon: CornerDownRight,
  fields: [
    lineField({ name: 'name', title: 'Name', max: 32 }),
    hrefField({ title: 'Leads to' }),
    iconField,
    lineField({ name: 'description', title: 'Description', max: 60 }),
    hrefField({
      name: 'footerHref',
      title: 'Leads elsewhere in the footer',
      description: 'Only if the same link in the footer should lead to another page.',
      required: false,
    }),
  ],
  preview: iconPreview('name', 'href'),
});
