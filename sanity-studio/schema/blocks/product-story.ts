import { Footprints } from 'lucide-react';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { blockPreview } from '../../pictures/previews';
import { anchorField } from '../fields/address-fields';
import { leadField, lineField } from '../fields/text-fields';

const step = (icon: string, title: string, description: string) => ({
  _type: 'storyStep',
  icon,
  title,
  description,
});

/** The stair has six courses. */
const MOST_STEPS = 6;
export const productStory = defineType({
  name: 'productStory',
  title: 'Walk down the stair',
  description: 'One order through its sheets, or one day through the screens of several people.',
  type: 'object',
  icon: Footprints,
  fields: [
    lineField({ max: 60 }),
    leadField({ description: 'What visitors follow, in one or two sentences.', max: 200 }),
    defineField({
      name: 'look',
      title: 'Sheets',
      type: 'string',
      options: {
        list: [
          { title: 'Beside the text', value: 'sheet' },
          { title: 'Full screens, below it', value: 'screen' },
        ],
        layout: 'radio',
        direction: 'horizontal',
      },
      initialValue: 'sheet',
    }),
    defineField({
      name: 'steps',
      title: 'Steps',
      type: 'array',
      description: 'From the top of the stair down to its base.',
      of: [defineArrayMember({ type: 'storyStep' })],
      validation: (rule) => rule.required().min(1).max(MOST_STEPS),
    }),
    lineField({ name: 'nextLabel', title: 'Button: to the next step', max: 16 }),
    anchorField,
  ],
  initialValue: {
    nextLabel: 'Next',
    steps: [
      step('clipboard-list', 'Ordered', 'The order is written once; all that follows reads it.'),
      step('warehouse', 'Picked from its bin', 'The pick list names the bin of each item.'),
      step('truck', 'Shipped', 'What has left is no longer in stock.'),
      step('receipt', 'Billed', 'The invoice takes its lines from the order.'),
      step('landmark', 'Cost in the ledger', 'Revenue, tax and cost of sale are posted with it.'),
      step('chart-line', 'Forecast moved', 'The month of the due date expects the money.'),
    ],
  },
  preview: blockPreview('productStory', 'Walk down the stair'),
});
