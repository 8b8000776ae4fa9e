import { PanelBottom } from 'lucide-react';
import { defineType } from 'sanity';
import { actionsField } from '../fields/list-fields';
import { lineField, paragraphField } from '../fields/text-fields';

export const endCap = defineType({
  name: 'endCap',
  title: 'Closing band',
  description: 'The green band that closes a page.',
  type: 'object',
  icon: PanelBottom,
  options: { collapsible: true },
  fields: [
    lineField({ max: 48 }),
    paragraphField({ name: 'text', title: 'Text', required: false, max: 160 }),
    actionsField,
  ],
});
