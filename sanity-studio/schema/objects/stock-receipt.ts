import { PackagePlus } from 'lucide-react';
import { defineField, defineType } from 'sanity';

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
  preview: { select: { title: 'received', quantity: 'quantity', unitCost: 'unitCost' }, prepare: lineOf },
});

type Selected = { title?: string; quantity?: number; unitCost?: number };

function lineOf({ title, quantity = 0, unitCost = 0 }: Selected) {
  return { title, subtitle: `${quantity} at ${unitCost.toFixed(2)}` };
}
