/** Receipts of one item, oldest first. The item's cost and the cost of a sale are both worked out from them. */
export const stockLayers = [
  { received: '02 Feb', quantity: 100, unitCost: 17.6 },
  { received: '18 Feb', quantity: 60, unitCost: 18.5 },
  { received: '06 Mar', quantity: 120, unitCost: 18.9 },
];
