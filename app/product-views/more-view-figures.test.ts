import { describe, expect, it } from 'vitest';
import { companyFixture as company } from '../../protocol/sample-company/company.fixture';
import { balanceOf } from '../../protocol/sample-company/ledger';
import { agedPayables, agedReceivables } from './figures/aged-figures';
import { businessIntelligence } from './figures/business-intelligence-figures';
import { creditNote, customerOrders, ordersByCustomer } from './figures/customer-figures';
import { jobCosts, jobMargin, jobSetup } from './figures/job-figures';
import { generalLedger, journalEntries, trialBalance } from './figures/money-figures';
import { goodsReceipt, purchaseOrders, requisition } from './figures/purchase-figures';
import { stockByWarehouse } from './figures/stock-figures';
import { lots, stockMovements, warehouseRoles } from './figures/warehouse-figures';

describe('figures of the fixture’s company', () => {
  it('trial balance: both sides agree', () => {
    const [, debit, credit] = trialBalance(company)?.totals ?? [];
    expect(debit).toBe(credit);
  });

  it('general ledger: nothing of a company without papers, and each entry once', () => {
    expect(generalLedger({ ...company, papers: [], lines: [], payments: [] })).toBeNull();
    const entries = generalLedger(company)?.rows.flatMap(([, name]) => name ?? []) ?? [];
    expect(new Set(entries).size).toBe(entries.length);
  });

  it('general ledger: the first account of each entry repeats its date and name, for sheets without their columns', () => {
    const rows = generalLedger(company)?.rows ?? [];
    expect(rows.some(([, name]) => name !== null)).toBe(true);
    for (const [date, entry, account] of rows) {
      if (entry === null) expect(account).not.toHaveProperty('entry');
      else expect(account).toMatchObject({ date, entry });
    }
  });

  it('journal: the latest entry, after the one whose debt it settles', () => {
    const row = (entry: string, date: string, account: string, debit?: number, credit?: number) => ({
      entry,
      date,
      account,
      debit,
      credit,
    });
    const journal = [
      row('Bill', '2026-02-06', '5000', 80),
      row('Bill', '2026-02-06', '2100', undefined, 80),
      row('Other', '2026-02-07', '1000', 5),
      row('Other', '2026-02-07', '4000', undefined, 5),
      row('Paid', '2026-02-20', '2100', 80),
      row('Paid', '2026-02-20', '1000', undefined, 79),
      row('Paid', '2026-02-20', '4000', undefined, 1),
      row('Later', '2999-01-01', '1000', 5),
    ];
    const shown = journalEntries({ ...company, journal });
    expect(shown?.rows.map(([date, what]) => date && what)).toEqual([
      ...[{ value: 'Bill', date: '2026-02-06', isStrong: true }, null, null],
      ...[{ value: 'Paid', date: '2026-02-20', isStrong: true }, null, null, null],
    ]);
    expect(shown?.totals).toEqual([null, 'Totals agree', 160, 160]);
    expect(journalEntries({ ...company, journal: [] })).toBeNull();
  });

  it('aged: by days overdue, and the totals are the balances of the ledger', () => {
    expect(agedReceivables(company)?.rows).toEqual([
      ['Shop One', 96, null, null, null, null, null, 96],
      ['Shop Two', null, 90, null, null, null, 90, 90],
    ]);
    expect(agedReceivables(company)?.totals?.at(-1)).toBe(balanceOf(company, 'receivables'));
    expect(agedPayables(company)?.rows).toEqual([['Timber Ltd', null, 140, null, null, null, 140, 140]]);
    expect(agedPayables(company)?.totals?.at(-1)).toBe(-balanceOf(company, 'payables'));
  });

  it('customers: orders, what is open of them, and what is owed', () => {
    expect(ordersByCustomer(company)?.rows).toEqual([
      ['Shop One', 480, 2, 1, 480],
      ['Shop Two', 100, 1, 0, 100],
    ]);
    expect(customerOrders(company)?.context).toBe('Shop One');
    expect(customerOrders(company)?.balances?.map(({ value }) => value)).toEqual([96, 0]);
    expect(customerOrders(company)?.totals?.at(-1)).toBe(400);
  });

  it('credit note: what remains of 120.00 after 30.00', () => {
    const amounts = creditNote(company)?.rows.map((row) => row.at(-1));
    const strong = (value: number) => ({ value, isStrong: true });
    expect(amounts).toEqual([100, 20, strong(120), -25, -5, strong(-30)]);
    expect(creditNote(company)?.totals?.at(-1)).toBe(90);
  });

  it('purchases: the lowest limit that is enough, and a line that is four short', () => {
    expect(requisition(company)?.balances).toEqual([
      { name: 'Limit, Buyer', value: 500 },
      { name: 'Left of the limit', value: 296 },
    ]);
    expect(goodsReceipt(company)?.rows).toEqual([['Shelf', 34, 30, { value: '4', tone: 'ochre' }, 180]]);
  });

  it('stock: four places each have a column; only the narrowest sheet adds up those after the second', () => {
    const names = ['North', 'Harbour', 'Shop', 'On the way'];
    const places = names.map((name) => ({ name, kind: 'shop' }) as const);
    const { columns = [], rows = [] } = stockByWarehouse({ ...company, places }) ?? {};
    expect(columns.map(({ label, hide }) => [label, hide])).toEqual([
      ['Item', undefined],
      ['North', undefined],
      ['Harbour', undefined],
      ['Shop', 'tiny'],
      ['On the way', 'tiny'],
      ['Elsewhere', 'notTiny'],
      ['Unit cost', 'narrow'],
      ['Value', undefined],
    ]);
    for (const row of rows) expect(row[5]).toBe(Number(row[3]) + Number(row[4]));
  });

  it('stock: the running quantity of one item at one place', () => {
    expect(stockMovements(company)?.rows.map((row) => row.slice(-3))).toEqual([
      [40, null, 40],
      [null, 10, 30],
      [30, null, 60],
      [null, 8, 52],
    ]);
  });

  it('lots: what is on hand of each, and the way of the latest that was shipped', () => {
    expect(lots(company)?.rows).toEqual([['L-1', 'Lamp', 'OPEN-1', '2025-11-01', 17, 'Released']]);
    expect(lots(company)?.next?.rows.map(([, what, order, , units]) => [what, order, units])).toEqual([
      ['Lamp', 'OPEN-1', 20],
      ['Shop Two', 'SO-2', 4],
      ['Lamp', 'IN-2', 1],
    ]);
    const held = company.lots?.map((lot) => ({ ...lot, status: 'held' as const }));
    expect(lots({ ...company, lots: held })?.tag).toEqual({ value: '1 held', tone: 'ochre' });
  });

  it('lots: none is traced before one is shipped, and without stock there is nothing', () => {
    const early = { ...company, day: '2026-02-21' };
    expect(lots(early)?.next).toBeUndefined();
    expect(lots({ ...company, day: '2025-10-01' })).toBeNull();
  });

  it('warehouse roles: 12 shelves of 5.50 in one bin, all of which go to an order of 50', () => {
    expect(warehouseRoles(company)).toMatchObject({
      bin: 'B-02-1',
      quantity: 12,
      value: 66,
      pick: { order: 'SO-3', quantity: 12 },
    });
    expect(warehouseRoles({ ...company, papers: company.papers?.slice(0, -2) })?.pick).toBeNull();
  });

  it('purchase orders: how far each has come, and what they come to', () => {
    expect(purchaseOrders(company)?.rows.map(([number, , , stage]) => [number, stage])).toEqual([
      ['PO-1', { value: 'Billed', tone: 'pine' }],
      ['PO-2', { value: 'Short', tone: 'ochre' }],
    ]);
    expect(purchaseOrders(company)?.totals?.at(-1)).toBe(404);
    const paid = { ...company, payments: [{ date: '2026-03-04', paper: 'BL-1', amount: 240 }] };
    expect(purchaseOrders(paid)?.rows[0]?.[3]).toEqual({ value: 'Paid', tone: 'pine' });
  });

  it('job setup: the customer, the dates, and each cost code with its part of the budget', () => {
    expect(jobSetup(company)?.balances?.map(({ value }) => value)).toEqual([
      'Shop One',
      '2026-02-02',
      '2026-04-30',
    ]);
    expect(jobSetup(company)?.totals).toEqual(['Job budget', null, 1_450, 100]);
  });

  it('job costs: each entry once, and what was brought forward of those before', () => {
    expect(jobCosts(company)?.rows).toEqual([
      ['2026-02-28', 'Job costs', 'Labour', 900],
      [null, null, 'Materials', 500],
    ]);
    const row = { entry: 'Hire', date: '2026-02-01', account: '1400', debit: 10, job: 'Fit-out' };
    const longer = { ...company, journal: [...Array(8).fill(row), ...(company.journal ?? [])] };
    expect(jobCosts(longer)?.rows).toHaveLength(3);
    expect(jobCosts(longer)?.rows[0]).toEqual([null, 'Brought forward', null, 80]);
    expect(jobCosts(longer)?.totals?.at(-1)).toBe(1_480);
  });

  it('job costs: of an entry that is too long itself, the last eight', () => {
    const row = { entry: 'Hire', date: '2026-03-01', account: '1400', debit: 10, job: 'Fit-out' };
    const long = jobCosts({ ...company, journal: Array(9).fill(row) });
    expect(long?.rows).toHaveLength(9);
    expect(long?.rows[0]).toEqual([null, 'Brought forward', null, 10]);
    expect(long?.totals?.at(-1)).toBe(90);
  });

  it('jobs: the price less what the job will cost', () => {
    expect(jobMargin(company)?.rows).toEqual([['Fit-out', 'Shop One', 3_000, 1_400, 1_500, 1_500, 50]]);
  });

  it('business overview: February against January', () => {
    const board = businessIntelligence(company);
    expect(board?.balances.map(({ value }) => value)).toEqual([75, 45, 60, 50_600]);
    expect(board?.balances.at(-1)?.change).toBe('−2.7%');
    // Without the invoice of March.
    expect(board?.items).toEqual([['Lamp', 75, 3, 75]]);
  });
});
