import { Calculator, PackagePlus, Tags } from 'lucide-react';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { isRecord } from '../../../protocol/is-record';
import { leadField, lineField } from '../fields/text-fields';
import { defineBlock } from './define-block';

export const valuationCalculator = defineBlock({
  name: 'valuationCalculator',
  title: 'Valuation calculator',
  description: 'Three receipts and a sale, valued by FIFO. Visitors change the units sold.',
  icon: Calculator,
  fields: [
    lineField({ max: 60 }),
    leadField({ description: 'What to try, in one to three sentences.', max: 240 }),
    lineField({ name: 'name', title: 'Item', description: 'The item that the receipts are of.', max: 24 }),
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
      validation: (rule) => rule.required().integer().min(0).custom(checkSold),
    }),
    defineField({
      name: 'labels',
      title: 'Words of the calculator',
      type: 'valuationLabels',
      validation: (rule) => rule.required(),
    }),
  ],
  initialValue: {
    receipts: [
      { _type: 'stockReceipt', received: '2026-02-02', quantity: 100, unitCost: 17.6 },
      { _type: 'stockReceipt', received: '2026-02-18', quantity: 60, unitCost: 18.5 },
      { _type: 'stockReceipt', received: '2026-03-06', quantity: 120, unitCost: 18.9 },
    ],
    sold: 130,
  },
});

/** Visitors would see an error as soon as they open the page. @param context `parent` is the calculator in the form */
export function checkSold(sold: number | undefined, { parent }: { parent?: unknown }): true | string {
  const receipts: unknown[] = isRecord(parent) && Array.isArray(parent.receipts) ? parent.receipts : [];
  const received = receipts.reduce(
    (total: number, one) => total + (isRecord(one) ? Number(one.quantity ?? 0) : 0),
    0,
  );
  return (sold ?? 0) <= received || `Only ${received} units were received.`;
}

export const stockReceipt = defineType({
  name: 'stockReceipt',
  title: 'Receipt',
  description: 'One receipt of the item: its date, quantity and unit cost.',
  type: 'object',
  icon: PackagePlus,
  fields: [
    defineField({
      name: 'received',
      title: 'Received on',
      type: 'date',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'quantity',
      title: 'Quantity',
      type: 'number',
      validation: (rule) => rule.required().integer().min(1).max(1_000_000),
    }),
    defineField({
      name: 'unitCost',
      title: 'Unit cost',
      type: 'number',
      validation: (rule) => rule.required().min(0).max(1_000_000).precision(2),
    }),
  ],
  preview: { select: { title: 'received', subtitle: 'quantity' } },
});

const label = (name: string, title: string, initialValue: string, options = { max: 24, required: true }) =>
  lineField({ name, title, initialValue, ...options });

export const valuationLabels = defineType({
  name: 'valuationLabels',
  title: 'Words of the calculator',
  description: 'The names of its fields, columns and buttons.',
  type: 'object',
  icon: Tags,
  options: { collapsible: true, collapsed: true },
  fields: [
    label('sold', 'Field: units sold', 'Units sold'),
    label('submit', 'Button: work it out', 'Value the stock'),
    // Of an older calculator, which has none, the limits are shown alone.
    label('invalid', 'Message, before 0–280', 'Enter a whole number:', { max: 60, required: false }),
    label('receipt', 'Column: receipt', 'Receipt'),
    label('quantity', 'Column: quantity of a receipt', 'Quantity'),
    label('unitCost', 'Column: unit cost', 'Unit cost'),
    label('used', 'Column: units sold from a receipt', 'Sold'),
    label('costOfSale', 'Column: what they cost', 'Cost of sale'),
    label('left', 'Column: units left of a receipt', 'Left'),
    label('stockLeft', 'Column: what these cost', 'Stock left'),
    label('onHand', 'Row: all receipts', 'In all'),
  ],
});
