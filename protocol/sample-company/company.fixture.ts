import type { Company, RowOf } from './company';

type Paper = RowOf<'papers'>;

/** A row of the table of papers. */
export const paper = (
  number: string,
  kind: Paper['kind'],
  date: string,
  party: string,
  more?: Partial<Paper>,
) => ({ number, kind, date, party, ...more });
const jobCosts = { entry: 'Job costs', date: '2026-02-28', account: '1400', job: 'Fit-out' };

/** A small company that balances: one of everything, in round figures. */
export const companyFixture: Company = {
  title: 'Fixture Ltd',
  day: '2026-03-06',
  taxName: 'VAT',
  taxRate: 20,
  accounts: [
    { code: '1000', name: 'Cash at bank', role: 'cash' },
    { code: '1100', name: 'Receivables', role: 'receivables' },
    { code: '1300', name: 'Inventory', role: 'inventory' },
    { code: '1400', name: 'Work in progress', role: 'work in progress' },
    { code: '2100', name: 'Payables', role: 'payables' },
    { code: '2150', name: 'Received, not invoiced', role: 'received, not invoiced' },
    { code: '2200', name: 'VAT payable', role: 'tax' },
    { code: '3000', name: 'Capital' },
    { code: '4000', name: 'Sales', role: 'sales' },
    { code: '5000', name: 'Cost of sales', role: 'cost of sales' },
  ],
  items: [{ name: 'Shelf' }, { name: 'Lamp' }],
  places: [
    { name: 'North', kind: 'warehouse' },
    { name: 'Harbour', kind: 'warehouse' },
  ],
  racks: [
    { place: 'North', name: 'Rack A', levels: '313 230' },
    { place: 'North', name: 'Rack B', levels: '123 301' },
  ],
  bins: [{ place: 'North', bin: 'B-02-1', item: 'Shelf', quantity: 12 }],
  lots: [{ number: 'L-1', item: 'Lamp', status: 'released' }],
  customers: [{ name: 'Shop One' }, { name: 'Shop Two' }],
  suppliers: [{ name: 'Timber Ltd' }],
  papers: [
    paper('OPEN-1', 'receipt', '2025-11-01', 'Opening stock', { place: 'North' }),
    paper('PO-1', 'purchase order', '2026-02-01', 'Timber Ltd'),
    paper('GR-1', 'receipt', '2026-02-02', 'Timber Ltd', { belongsTo: 'PO-1', place: 'North' }),
    paper('BL-1', 'bill', '2026-02-03', 'Timber Ltd', { due: '2026-03-03', belongsTo: 'PO-1' }),
    paper('RQ-1', 'requisition', '2026-02-28', 'Store keeper', { status: 'approved' }),
    paper('PO-2', 'purchase order', '2026-03-01', 'Timber Ltd', { belongsTo: 'RQ-1' }),
    paper('GR-2', 'receipt', '2026-03-05', 'Timber Ltd', { belongsTo: 'PO-2', place: 'North' }),
    paper('SO-1', 'sales order', '2026-02-20', 'Shop One'),
    paper('SH-1', 'shipment', '2026-03-02', 'Shop One', { belongsTo: 'SO-1', place: 'North' }),
    paper('IN-1', 'invoice', '2026-03-03', 'Shop One', { due: '2026-04-02', belongsTo: 'SO-1' }),
    paper('SO-2', 'sales order', '2026-02-21', 'Shop Two'),
    paper('SH-2', 'shipment', '2026-02-22', 'Shop Two', { belongsTo: 'SO-2', place: 'North' }),
    paper('IN-2', 'invoice', '2026-02-23', 'Shop Two', { due: '2026-03-01', belongsTo: 'SO-2' }),
    paper('CN-1', 'credit note', '2026-02-24', 'Shop Two', { belongsTo: 'IN-2', place: 'Harbour' }),
    paper('SO-3', 'sales order', '2026-03-05', 'Shop One', { status: 'picking' }),
    paper('SO-4', 'sales order', '2026-03-09', 'Shop Two'),
  ],
  lines: [
    { paper: 'OPEN-1', item: 'Lamp', quantity: 20, price: 10, lot: 'L-1' },
    { paper: 'PO-1', item: 'Shelf', quantity: 40, price: 5 },
    { paper: 'GR-1', item: 'Shelf', quantity: 40 },
    { paper: 'BL-1', item: 'Shelf', quantity: 40 },
    { paper: 'RQ-1', item: 'Shelf', quantity: 34, price: 6 },
    { paper: 'PO-2', item: 'Shelf', quantity: 34, price: 6 },
    { paper: 'GR-2', item: 'Shelf', quantity: 30 },
    { paper: 'SO-1', item: 'Shelf', quantity: 10, price: 8 },
    { paper: 'SH-1', item: 'Shelf', quantity: 10 },
    { paper: 'IN-1', item: 'Shelf', quantity: 10 },
    { paper: 'SO-2', item: 'Lamp', quantity: 4, price: 25 },
    { paper: 'SH-2', item: 'Lamp', quantity: 4, lot: 'L-1' },
    { paper: 'IN-2', item: 'Lamp', quantity: 4 },
    { paper: 'CN-1', item: 'Lamp', quantity: 1, lot: 'L-1' },
    { paper: 'SO-3', item: 'Shelf', quantity: 50, price: 8 },
    { paper: 'SO-4', item: 'Shelf', quantity: 1, price: 8 },
  ],
  approvers: [
    { name: 'Owner', limit: 10_000 },
    { name: 'Store lead', limit: 100 },
    { name: 'Buyer', limit: 500 },
  ],
  transfers: [{ date: '2026-03-06', item: 'Shelf', fromPlace: 'North', toPlace: 'Harbour', quantity: 8 }],
  payments: [{ date: '2026-03-04', paper: 'BL-1', amount: 100 }],
  journal: [
    { entry: 'Opening balances', date: '2025-11-01', account: '1000', debit: 40_000 },
    { entry: 'Opening balances', date: '2025-11-01', account: '1300', debit: 200 },
    { entry: 'Opening balances', date: '2025-11-01', account: '3000', credit: 40_200 },
    { entry: 'Takings of January', date: '2026-01-31', account: '1000', debit: 12_000 },
    { entry: 'Takings of January', date: '2026-01-31', account: '4000', credit: 12_000 },
    { ...jobCosts, debit: 900, costCode: 'Labour' },
    { ...jobCosts, debit: 500, costCode: 'Materials' },
    { entry: 'Job costs', date: '2026-02-28', account: '1000', credit: 1_400 },
  ],
  jobs: [{ name: 'Fit-out', customer: 'Shop One', price: 3_000, starts: '2026-02-02', ends: '2026-04-30' }],
  budgets: [
    { job: 'Fit-out', costCode: 'Labour', amount: 1_000 },
    { job: 'Fit-out', costCode: 'Materials', amount: 450 },
  ],
  forecast: [
    { month: '2026-03', moneyIn: 10_000, moneyOut: 9_000 },
    { month: '2026-04', moneyIn: 11_000, moneyOut: 9_500 },
  ],
  entities: [
    { name: 'Fixture UK', currency: 'GBP', revenue: 100, cost: 60, withinGroup: 10 },
    { name: 'Fixture EU', currency: 'EUR', revenue: 80, cost: 50, withinGroup: 0 },
  ],
};
