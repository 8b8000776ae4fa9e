import type { BlockOf } from '../../content-model/content-types';

export const valuationCalculatorFixture: BlockOf<'valuationCalculator'> = {
  _key: 'valuation-calculator',
  _type: 'valuationCalculator',
  anchor: 'try-it',
  title: 'Value a sale.',
  lead: 'Change the number of units sold.',
  name: 'Oak shelf 900',
  receipts: [
    { _key: 'first', received: '2026-02-02', quantity: 100, unitCost: 17.6 },
    { _key: 'second', received: '2026-02-18', quantity: 60, unitCost: 18.5 },
    { _key: 'third', received: '2026-03-06', quantity: 120, unitCost: 18.9 },
  ],
  sold: 130,
  labels: {
    sold: 'Units sold',
    submit: 'Value the stock',
    invalid: 'Enter a whole number:',
    receipt: 'Receipt',
    quantity: 'Quantity',
    unitCost: 'Unit cost',
    used: 'Sold',
    costOfSale: 'Cost of sale',
    left: 'Left',
    stockLeft: 'Stock left',
    onHand: 'In all',
  },
};
