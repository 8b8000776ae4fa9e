import { Tags } from 'lucide-react';
import { defineType } from 'sanity';
import { lineField } from '../fields/text-fields';

const label = (name: string, title: string, initialValue: string, max = 24) =>
  lineField({ name, title, initialValue, max });

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
    lineField({
      name: 'invalid',
      title: 'Message: units that cannot be sold',
      description: 'What may be entered follows: 0–280.',
      initialValue: 'Enter a whole number:',
      required: false,
      max: 60,
    }),
    label('receipt', 'Column: receipt', 'Receipt'),
    label('quantity', 'Column: quantity of a receipt', 'Quantity'),
    label('unitCost', 'Column: unit cost', 'Unit cost'),
    label('used', 'Column: units sold from a receipt', 'Sold', 12),
    label('costOfSale', 'Column: what they cost', 'Cost of sale'),
    label('left', 'Column: units left of a receipt', 'Left', 12),
    label('stockLeft', 'Column: what these cost', 'Stock left'),
    label('onHand', 'Row: all receipts', 'In all'),
  ],
});
