import { record } from '../build/record.mjs';
import { entry, rolesOfAccounts } from './entries.mjs';
import { table } from './table.mjs';

/** A maker of pumps: lots of one material at three prices, at the dock and at the line. */
export const stannard = record('sampleCompany', 'stannard', {
  title: 'Stannard Pumps',
  day: '2026-03-06',
  taxName: 'VAT',
  taxRate: 20,
  accounts: table('code name role', [...rolesOfAccounts, ['3000', 'Capital and reserves']]),
  items: table('name unit', [
    ['Bronze bar 40 mm', 'metre'],
    ['Seal kit', 'set'],
  ]),
  places: table('name kind', [
    ['Dock', 'warehouse'],
    ['Line', 'warehouse'],
    ['In transit', 'transit'],
  ]),
  suppliers: table('name', [['Brackley Metals'], ['Ivel Seals']]),
  papers: table('number kind date due party belongsTo place status', [
    ['PO-3304', 'purchase order', '2026-01-12', null, 'Brackley Metals'],
    ['GR-3411', 'receipt', '2026-01-19', null, 'Brackley Metals', 'PO-3304', 'Dock'],
    ['BM-5502', 'bill', '2026-01-20', '2026-02-19', 'Brackley Metals', 'PO-3304'],
    ['PO-3309', 'purchase order', '2026-02-02', null, 'Brackley Metals'],
    ['GR-3418', 'receipt', '2026-02-11', null, 'Brackley Metals', 'PO-3309', 'Dock'],
    ['BM-5547', 'bill', '2026-02-12', '2026-03-14', 'Brackley Metals', 'PO-3309'],
    ['PO-3312', 'purchase order', '2026-02-16', null, 'Ivel Seals'],
    ['GR-3423', 'receipt', '2026-02-24', null, 'Ivel Seals', 'PO-3312', 'Line'],
    ['IS-0776', 'bill', '2026-02-25', '2026-03-27', 'Ivel Seals', 'PO-3312'],
    ['PO-3315', 'purchase order', '2026-02-25', null, 'Brackley Metals'],
    ['GR-3427', 'receipt', '2026-03-04', null, 'Brackley Metals', 'PO-3315', 'Dock'],
  ]),
  lines: table('paper item quantity price', [
    ['PO-3304', 'Bronze bar 40 mm', 100, 42],
    ['GR-3411', 'Bronze bar 40 mm', 100],
    ['BM-5502', 'Bronze bar 40 mm', 100],
    ['PO-3309', 'Bronze bar 40 mm', 60, 44],
    ['GR-3418', 'Bronze bar 40 mm', 60],
    ['BM-5547', 'Bronze bar 40 mm', 60],
    ['PO-3312', 'Seal kit', 250, 6.8],
    ['GR-3423', 'Seal kit', 250],
    ['IS-0776', 'Seal kit', 250],
    ['PO-3315', 'Bronze bar 40 mm', 140, 45],
    ['GR-3427', 'Bronze bar 40 mm', 140],
  ]),
  transfers: table('date item fromPlace toPlace quantity', [
    ['2026-03-05', 'Bronze bar 40 mm', 'Dock', 'Line', 70],
  ]),
  payments: table('date paper amount', [['2026-02-19', 'BM-5502', 5_040]]),
  journal: table('entry date account debit credit job costCode', [
    ...entry('Opening balances', '2026-01-01', { 1000: 64_000 }, { 3000: 64_000 }),
  ]),
});
