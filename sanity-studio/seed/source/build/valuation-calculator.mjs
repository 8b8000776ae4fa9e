/** The item whose receipts the product views "item cost" and "cost of sale" show. */
const example = {
  name: 'Oak shelf 900',
  receipts: [
    { received: '2026-02-02', quantity: 100, unitCost: 17.6 },
    { received: '2026-02-18', quantity: 60, unitCost: 18.5 },
    { received: '2026-03-06', quantity: 120, unitCost: 18.9 },
  ],
  sold: 130,
};

const labels = {
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
};

/**
 * A valuation calculator that begins with the example of the product views.
 *
 * @param {{title: string, lead: string, anchor?: string}} texts
 */
export const valuationCalculator = (texts) => ({
  _type: 'valuationCalculator',
  ...texts,
  ...example,
  labels,
});
