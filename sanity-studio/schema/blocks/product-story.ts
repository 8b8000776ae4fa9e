import { Footprints } from 'lucide-react';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { isRecord } from '../../../protocol/is-record';
import { API_VERSION } from '../../../protocol/lake-api';
import { isComplete } from '../../../protocol/sample-company/company';
import { orderStory } from '../../../protocol/sample-company/order-story';
import { blockPreview } from '../../pictures/previews';
import { anchorField } from '../fields/address-fields';
import { leadField, lineField } from '../fields/text-fields';

const step = (icon: string, sheet: string, title: string, description: string) => ({
  _type: 'storyStep',
  icon,
  sheet,
  title,
  description,
});

/** The stair has six courses. */
const MOST_STEPS = 6;
/** The site reads the same one where none is chosen. */
const COMPANY = '*[_type == "sampleCompany" && (!defined($id) || _id == $id)] | order(_createdAt, _id)[0]';

export const productStory = defineType({
  name: 'productStory',
  title: 'Story of an order',
  description: 'One order of a sample company on its way through the sheets. Visitors walk down the stair.',
  type: 'object',
  icon: Footprints,
  fields: [
    lineField({ max: 60 }),
    leadField({ description: 'What the order goes through, in one or two sentences.', max: 200 }),
    defineField({
      name: 'company',
      title: 'Company',
      type: 'reference',
      to: [{ type: 'sampleCompany' }],
      description:
        'The story is of its latest order that was shipped and billed. Without a choice, of the first sample company.',
      options: { disableNew: true },
      validation: (rule) =>
        rule
          .custom(async (company, { getClient }) => {
            const client = getClient({ apiVersion: API_VERSION });
            return checkStory(await client.fetch<unknown>(COMPANY, { id: company?._ref ?? null }));
          })
          .warning(),
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
      step('clipboard-list', 'order', 'Ordered', 'The order is written once; all that follows reads it.'),
      step('warehouse', 'pick', 'Picked from its bin', 'The pick list names the bin of each item.'),
      step('truck', 'shipment', 'Shipped', 'What has left is no longer in stock.'),
      step('receipt', 'invoice', 'Billed', 'The invoice takes its lines from the order.'),
      step('landmark', 'ledger', 'Cost in the ledger', 'Revenue, tax and cost of sale are posted with it.'),
      step('chart-line', 'forecast', 'Forecast moved', 'The month of the due date expects the money.'),
    ],
  },
  preview: blockPreview('productStory', 'Story of an order'),
});

/**
 * Without such an order the steps have no sheets.
 * @param company as stored; null if there is none
 */
export function checkStory(company: unknown): true | string {
  if (isRecord(company) && isComplete(company) && orderStory(company)) return true;
  return 'This company has no order that was shipped and billed and whose invoice is due in a month of its forecast: the site shows the steps without their sheets.';
}
