/** Lines that order, receipt and invoice agree on. The unit costs are not shown; the value follows from them. */
export const matchedLines = [
  { item: 'Oak shelf 900', quantity: 120, unitCost: 18.4 },
  { item: 'Steel bracket', quantity: 400, unitCost: 1.15 },
];

export const papers = [
  { name: 'Order', number: 'PO-0318', verb: 'Ordered' },
  { name: 'Receipt', number: 'GR-0552', verb: 'Received' },
  { name: 'Invoice', number: 'INV-7741', verb: 'Billed' },
];
