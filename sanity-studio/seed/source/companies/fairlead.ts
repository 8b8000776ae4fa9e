import { entry, rolesOfAccounts } from './entries';
import { table } from './table.mjs';

/** A service firm in oil and gas: casing, valves and spares for its sites. */
export const fairlead = {
  title: 'Fairlead Energy',
  day: '2026-03-11',
  accounts: table('code name role', [...rolesOfAccounts, ['3000', 'Capital and reserves']]),
  items: table('name', [['Casing joint'], ['Gate valve'], ['Gasket set']]),
  places: table('name', [['East base'], ['Site 4 store'], ['In transit']]),
  suppliers: table('name', [['Tarland Tubulars'], ['Harwick Valves']]),
  papers: table('number kind date due party belongsTo place status', [
    ['RQ-0611', 'requisition', '2026-01-19', null, 'Ewan Baird', null, 'East base', 'approved'],
    ['PO-7109', 'purchase order', '2026-01-22', null, 'Tarland Tubulars', 'RQ-0611'],
    ['GR-8121', 'receipt', '2026-02-05', null, 'Tarland Tubulars', 'PO-7109', 'East base'],
    ['TT-0918', 'bill', '2026-02-06', '2026-03-08', 'Tarland Tubulars', 'PO-7109'],
    ['RQ-0618', 'requisition', '2026-02-20', null, 'Isla Munro', null, 'Site 4 store', 'approved'],
    ['PO-7114', 'purchase order', '2026-02-23', null, 'Harwick Valves', 'RQ-0618'],
    ['GR-8127', 'receipt', '2026-03-09', null, 'Harwick Valves', 'PO-7114', 'Site 4 store'],
    ['HV-2261', 'bill', '2026-03-10', '2026-04-09', 'Harwick Valves', 'PO-7114'],
    ['RQ-0622', 'requisition', '2026-03-10', null, 'Ewan Baird', null, 'East base', 'waiting'],
  ]),
  lines: table('paper item quantity price', [
    ['RQ-0611', 'Casing joint', 40, 1_240],
    ['PO-7109', 'Casing joint', 40, 1_240],
    ['GR-8121', 'Casing joint', 40],
    ['TT-0918', 'Casing joint', 40],
    ['RQ-0618', 'Gate valve', 24, 486],
    ['RQ-0618', 'Gasket set', 60, 14.2],
    ['PO-7114', 'Gate valve', 24, 486],
    ['PO-7114', 'Gasket set', 60, 14.2],
    ['GR-8127', 'Gate valve', 24],
    ['GR-8127', 'Gasket set', 60],
    ['HV-2261', 'Gate valve', 24],
    ['HV-2261', 'Gasket set', 60],
    ['RQ-0622', 'Casing joint', 16, 1_255],
  ]),
  approvers: table('name limit', [
    ['Base manager', 15_000],
    ['Operations director', 60_000],
  ]),
  transfers: table('date item fromPlace toPlace quantity', [
    ['2026-03-10', 'Casing joint', 'East base', 'In transit', 12],
  ]),
  payments: table('date paper amount', [['2026-03-06', 'TT-0918', 59_520]]),
  journal: table('entry date account debit credit job costCode', [
    ...entry('Opening balances', '2026-01-01', { 1000: 185_000 }, { 3000: 185_000 }),
  ]),
};
