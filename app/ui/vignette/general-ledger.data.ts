type Line = { code: string; account: string; debit?: number; credit?: number };
type Entry = { date: string; name: string; lines: Line[] };

/** Balances at the head of the sheet, and three entries of which each balances in itself. */
export const generalLedger: { balances: { name: string; value: number }[]; entries: Entry[] } = {
  balances: [
    { name: 'Cash at bank', value: 248_310 },
    { name: 'Receivables', value: 96_540 },
    { name: 'Payables', value: 61_275 },
  ],
  entries: [
    {
      date: '04 Mar',
      name: 'Sales invoice INV-1187',
      lines: [
        { code: '1100', account: 'Receivables', debit: 18_420 },
        { code: '4000', account: 'Sales revenue', credit: 15_350 },
        { code: '2200', account: 'Sales tax payable', credit: 3_070 },
      ],
    },
    {
      date: '05 Mar',
      name: 'Cost of sale, auto entry',
      lines: [
        { code: '5000', account: 'Cost of goods sold', debit: 9_210 },
        { code: '1300', account: 'Inventory', credit: 9_210 },
      ],
    },
    {
      date: '06 Mar',
      name: 'Goods receipt GR-0552',
      lines: [
        { code: '1300', account: 'Inventory', debit: 6_480 },
        { code: '2100', account: 'Payables', credit: 6_480 },
      ],
    },
  ],
};
