import { PanelBottom } from 'lucide-react';
import { defineType } from 'sanity';
import { radioField } from '../fields/choice-fields';
import { actionsField } from '../fields/list-fields';
import { lineField, paragraphField } from '../fields/text-fields';

export const endCap = defineType({
  name: 'endCap',
  title: 'Closing band',
  description: 'The band that closes a page.',
  type: 'object',
  icon: PanelBottom,
  options: { collapsible: true },
  fields: [
    lineField({ max: 48 }),
    paragraphField({ name: 'text', title: 'Text', required: false, max: 160 }),
    actionsField,
    radioField({
      name: 'look',
      title: 'Look',
      list: [
        { title: 'Steps of the stair', value: 'stair' },
        { title: 'Card above the footer', value: 'sheet' },
        { title: 'Dark band', value: 'band' },
      ],
      direction: 'vertical',
      description: 'Empty: steps of the stair.',
      required: false,
    }),
  ],
});
