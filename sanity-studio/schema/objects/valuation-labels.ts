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
    label('receipt', 'A receipt', 'Receipt'),
    label('received', 'Field: date of a receipt', 'Received'),
    label('quantity', 'Field: quantity', 'Quantity'),
    label('unitCost', 'Field: unit cost', 'Unit cost'),
    label('value', 'Column: value of a receipt', 'Value'),
    label('onHand', 'Row: all receipts', 'Received in all'),
    label('sold', 'Field: units sold', 'Units sold'),
    label('submit', 'Button: work it out', 'Value the stock'),
    label('reset', 'Link: back to the example', 'Start again'),
    label('fifo', 'First method', 'FIFO'),
    label('lifo', 'Second method', 'LIFO'),
    label('average', 'Third method', 'Weighted average'),
    label('used', 'Column: units sold from a receipt', 'Sold', 12),
    label('left', 'Column: units left of a receipt', 'Left', 12),
    label('costOfSale', 'Row: cost of the sale', 'Cost of sale'),
    label('stockLeft', 'Row: value of the stock left', 'Stock left'),
  ],
});
