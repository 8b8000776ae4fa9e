import { Footprints } from 'lucide-react';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { iconPreview } from '../../pictures/previews';
import { iconField, radioField } from '../fields/choice-fields';
import { leadField, lineField, paragraphField } from '../fields/text-fields';
import { defineBlock } from './define-block';

const step = (icon: string, title: string, description: string) => ({
  _type: 'storyStep',
  icon,
  title,
  description,
});

/** The stair has six courses. */
const MOST_STEPS = 6;
export const productStory = defineBlock({
  name: 'productStory',
  title: 'Walk down the stair',
  description: 'One order through its sheets, or one day through the screens of several people.',
  icon: Footprints,
  fields: [
    lineField({ max: 60 }),
    leadField({ description: 'What visitors follow, in one or two sentences.', max: 200 }),
    radioField({
      name: 'look',
      title: 'Sheets',
      list: [
        { title: 'Beside the text', value: 'sheet' },
        { title: 'Full screens, below it', value: 'screen' },
      ],
      initialValue: 'sheet',
      required: false,
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
});

export const storyStep = defineType({
  name: 'storyStep',
  title: 'Step of the story',
  description: 'What happens, and the sheet in which it can be seen.',
  type: 'object',
  icon: Footprints,
  fields: [
    lineField({ description: 'Stands on the step of the stair, such as “Picked from its bin”.', max: 40 }),
    paragraphField({
      title: 'What happens',
      description: 'One sentence. The sheet shows the figures: write none.',
      max: 160,
    }),
    defineField({
      name: 'view',
      title: 'Sheet',
      type: 'reference',
      to: [{ type: 'productView' }],
      description: 'A product view; a row can mark the figure that changed.',
      // To queries a required view would always exist: without it, the step would be left out, not the sheet alone.
      validation: (rule) => rule.custom((view) => view !== undefined || 'Choose a product view.'),
    }),
    iconField,
  ],
  preview: iconPreview('title', 'description'),
});
