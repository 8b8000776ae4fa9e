import type { BlockOf } from '../../content/content-types';

export const valuationCalculatorFixture: BlockOf<'valuationCalculator'> = {
  _key: 'valuation-calculator',
  _type: 'valuationCalculator',
  anchor: 'try-it',
  title: 'Try the three methods.',
  lead: 'Change a receipt or the number of units sold.',
  name: 'Oak shelf 900',
  receipts: [
    { _key: 'first', received: '2026-02-02', quantity: 100, unitCost: 17.6 },
    { _key: 'second', received: '2026-02-18', quantity: 60, unitCost: 18.5 },
    { _key: 'third', received: '2026-03-06', quantity: 120, unitCost: 18.9 },
  ],
  sold: 130,
  labels: {
    receipt: 'Receipt',
    received: 'Received',
    quantity: 'Quantity',
    unitCost: 'Unit cost',
    value: 'Value',
    onHand: 'Received in all',
    sold: 'Units sold',
    submit: 'Value the stock',
    reset: 'Start again',
    fifo: 'FIFO',
    lifo: 'LIFO',
    average: 'Weighted average',
    used: 'Sold',
    left: 'Left',
    costOfSale: 'Cost of sale',
    stockLeft: 'Stock left',
  },
};
