import { entry, jobCosts, rolesOfAccounts } from './entries';
import { table } from './table.mjs';

const PUMPS = 'Ousefield pumps, 24 off';
const REFIT = 'Tarnside pump refit';

/** A maker of pumps: one material at three prices, what goes to the line, and the jobs that it makes. */
export const stannard = {
  title: 'Stannard Pumps',
  day: '2026-03-06',
  accounts: table('code name role', [
    ...rolesOfAccounts,
    ['2300', 'Accrued job costs'],
    ['3000', 'Capital and reserves'],
  ]),
  items: table('name', [['Bronze bar 40 mm'], ['Seal kit'], ['Pump P40']]),
  places: table('name', [['Dock'], ['Line'], ['In transit']]),
  customers: table('name', [['Ousefield Water'], ['Tarnside Fisheries']]),
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
    ['PO-3319', 'purchase order', '2026-03-05', null, 'Ivel Seals'],
    ['INV-5148', 'invoice', '2026-03-06', '2026-04-05', 'Ousefield Water'],
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
    ['PO-3319', 'Seal kit', 150, 6.9],
    ['INV-5148', 'Pump P40', 10, 480],
  ]),
  transfers: table('date item fromPlace toPlace quantity', [
    ['2026-02-25', 'Bronze bar 40 mm', 'Dock', 'Line', 70],
    ['2026-03-05', 'Bronze bar 40 mm', 'Dock', 'Line', 40],
  ]),
  payments: table('date paper amount', [['2026-02-19', 'BM-5502', 5_040]]),
  journal: table('entry date account debit credit job costCode', [
    ...entry('Opening balances', '2026-01-01', { 1000: 64_000 }, { 3000: 64_000 }),
    ...jobCosts('Castings bought in', '2026-02-12', PUMPS, { Castings: 2_160 }),
    ...jobCosts('Refit, strip and clean', '2026-02-20', REFIT, { Labour: 840 }),
    ...jobCosts('Bodies turned and bored', '2026-02-27', PUMPS, { Machining: 1_180, Labour: 1_320 }),
    ...jobCosts('First twelve assembled and tested', '2026-03-05', PUMPS, { Labour: 960, Testing: 420 }),
  ]),
  jobs: table('name customer price starts ends', [
    [PUMPS, 'Ousefield Water', 11_520, '2026-02-09', '2026-03-27'],
    [REFIT, 'Tarnside Fisheries', 3_400, '2026-02-16', '2026-03-20'],
  ]),
  budgets: table('job costCode amount', [
    [PUMPS, 'Castings', 2_200],
    [PUMPS, 'Machining', 2_100],
    [PUMPS, 'Labour', 3_600],
    [PUMPS, 'Testing', 700],
    [REFIT, 'Labour', 1_900],
    [REFIT, 'Castings', 600],
  ]),
};
