import { Headset } from 'lucide-react';
import { defineType } from 'sanity';
import { blockPreview } from '../../pictures/previews';
import { anchorField } from '../fields/address-fields';
import { objectList } from '../fields/list-fields';
import { leadField, lineField } from '../fields/text-fields';

export const contactMethods = defineType({
  name: 'contactMethods',
  title: 'Ways to reach us',
  description: 'E-mail, telephone and chat.',
  type: 'object',
  icon: Headset,
  fields: [
    lineField({ max: 60 }),
    leadField({ max: 240 }),
    objectList({ name: 'methods', title: 'Ways', of: 'contactMethod' }),
    anchorField,
  ],
  preview: blockPreview('contactMethods', 'Ways to reach us'),
});
