import { Calculator } from 'lucide-react';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { isRecord } from '../../../protocol/is-record';
import { blockPreview } from '../../pictures/previews';
import { anchorField } from '../fields/address-fields';
import { leadField, lineField } from '../fields/text-fields';

export const valuationCalculator = defineType({
  name: 'valuationCalculator',
  title: 'Valuation calculator',
  description: 'Three receipts and a sale, valued by FIFO. Visitors change the units sold.',
  type: 'object',
  icon: Calculator,
  fields: [
    lineField({ max: 60 }),
    leadField({ description: 'What to try, in one to three sentences.', max: 240 }),
    lineField({
      name: 'name',
      title: 'Item',
      description: 'The item that the receipts are of.',
      max: 24,
    }),
    defineField({
      name: 'receipts',
      title: 'Receipts',
      type: 'array',
      of: [defineArrayMember({ type: 'stockReceipt' })],
      validation: (rule) => rule.required().length(3),
    }),
    defineField({
      name: 'sold',
      title: 'Units sold',
      description: 'What the field begins with; at most as many as were received.',
      type: 'number',
      validation: (rule) =>
        rule
          .required()
          .integer()
          .min(0)
          .custom((sold, { parent }) => checkSold(sold, parent)),
    }),
    defineField({
      name: 'labels',
      title: 'Words of the calculator',
      type: 'valuationLabels',
      validation: (rule) => rule.required(),
    }),
    anchorField,
  ],
  initialValue: {
    receipts: [
      { _type: 'stockReceipt', received: '2026-02-02', quantity: 100, unitCost: 17.6 },
      { _type: 'stockReceipt', received: '2026-02-18', quantity: 60, unitCost: 18.5 },
      { _type: 'stockReceipt', received: '2026-03-06', quantity: 120, unitCost: 18.9 },
    ],
    sold: 130,
  },
  preview: blockPreview('valuationCalculator', 'Valuation calculator'),
});

/**
 * Visitors would see an error as soon as they open the page.
 * @param block the calculator as it is in the form
 */
export function checkSold(sold: number | undefined, block: unknown): true | string {
  const receipts: unknown[] = isRecord(block) && Array.isArray(block.receipts) ? block.receipts : [];
  const quantities = receipts.map((receipt) => (isRecord(receipt) ? Number(receipt.quantity ?? 0) : 0));
  const received = quantities.reduce((total, quantity) => total + quantity, 0);
  return (sold ?? 0) <= received || `Only ${received} units were received.`;
}
