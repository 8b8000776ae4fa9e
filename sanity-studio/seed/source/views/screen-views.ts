import { agedReceivables } from './aged-views';
import type { Company } from './company';
import { ordersOf, TONES } from './customer-views';
import { generalLedger } from './money-views';
import { amountsOf, linesOf, papersOf, stageOf, sum } from './papers';
import { stages, table, type View } from './parts';
import { goodsReceipt, purchaseOrders } from './purchase-views';
import { onHand } from './stock';
import { stockByLocation } from './stock-views';

const whole = { kind: 'whole' } as const;
const amount = (label: string) => ({ label, kind: 'amount', isSummed: true }) as const;
const isOpen = (stage: string) => stage === 'New' || stage === 'Picking' || stage === 'Shipped';

/** The whole screens of four people in one company, each made of the figures that the smaller views show. */
export const screenViews: Record<string, (company: Company) => View | null> = {
  'screen-orders': orderDesk,
  'screen-picking': picking,
  'screen-approvals': approvals,
  'screen-controller': controller,
};

/** The open orders, and what is on hand of each item that they ask for. */
function orderDesk(company: Company): View | null {
  const open = ordersOf(company).filter(({ stage }) => isOpen(stage));
  const waiting = open.filter(({ stage }) => stage !== 'Shipped');
  if (waiting.length === 0) return null;
  const asked = waiting.flatMap(({ order }) => linesOf(company, order));
  const items = [...new Set(asked.map(({ item }) => item))];
  const needed = (item: string) => sum(asked.flatMap((line) => (line.item === item ? [line.quantity] : [])));
  return {
    name: 'Screen: order desk',
    title: 'Order desk',
    context: company.day,
    tag: { text: `${open.length} open`, tone: 'slate' },
    parts: [
      stages(
        (['New', 'Picking', 'Shipped'] as const).map((name) => ({
          name,
          count: open.filter(({ stage }) => stage === name).length,
        })),
      ),
      table(
        {
          order: { label: 'Order', width: 'not-tiny', look: 'quiet' },
          customer: { label: 'Customer', isRuled: true },
          stage: { label: 'Stage', kind: 'tag' },
          value: amount('Value'),
        },
        open.map(({ order, stage, value }) => ({
          cells: [order.number, order.party, stage, value],
          tone: TONES[stage],
        })),
        [null, `Without ${company.taxName}`],
      ),
      table(
        {
          item: { label: 'Item' },
          onHand: { label: 'On hand', ...whole, isRuled: true },
          needed: { label: 'Asked for', ...whole },
          left: { label: 'Left', ...whole, look: 'strong' },
        },
        items.map((item) => [
          ...[item, onHand(company, item), needed(item)],
          sum([onHand(company, item), -needed(item)]),
        ]),
      ),
    ],
  };
}

/** What is to be picked, from which bins, and where the first of them is. */
function picking(company: Company): View | null {
  const location = stockByLocation(company);
  const place = location?.context;
  const left = new Map((company.bins ?? []).map(({ bin, quantity }) => [bin, quantity]));
  const lines = papersOf(company, 'sales order')
    .filter((order) => stageOf(company, order) === 'Picking')
    .flatMap((order) => linesOf(company, order).map((line) => ({ ...line, order: order.number })))
    .flatMap(({ item, order, quantity }) => {
      const bin = company.bins?.find((one) => one.item === item && one.place === place)?.bin ?? '';
      const picked = Math.min(quantity, left.get(bin) ?? 0);
      left.set(bin, (left.get(bin) ?? 0) - picked);
      return picked > 0 ? [{ bin, item, order, picked }] : [];
    });
  if (!location || lines.length === 0) return null;
  return {
    name: 'Screen: picking',
    title: 'To pick',
    context: location.context,
    tag: { text: 'Picker', tone: 'ochre' },
    parts: [
      table(
        {
          bin: { label: 'Bin', look: 'strong' },
          item: { label: 'Item', isRuled: true, wraps: true },
          order: { label: 'Order', width: 'not-tiny', look: 'quiet' },
          picked: { label: 'Pick', ...whole, isSummed: true },
        },
        lines
          .sort((one, other) => one.bin.localeCompare(other.bin))
          .map(({ bin, item, order, picked }) => [bin, item, order, picked]),
        ['Units'],
      ),
      ...location.parts,
    ],
  };
}

/** What waits for an approval, who may give it, and what became of the latest orders. */
function approvals(company: Company): View | null {
  const waiting = papersOf(company, 'requisition').filter(({ status }) => status === 'waiting');
  const value = sum(waiting.map((paper) => amountsOf(company, paper).net));
  if (waiting.length === 0) return null;
  return {
    name: 'Screen: approvals',
    title: 'Approvals',
    context: company.day,
    tag: { text: `${waiting.length} waiting`, tone: 'ochre' },
    parts: [
      table(
        {
          item: { label: 'Item' },
          from: { label: 'Asked by', isRuled: true, wraps: true },
          number: { label: 'Requisition', width: 'not-narrow', look: 'quiet' },
          quantity: { label: 'Quantity', ...whole, width: 'not-tiny' },
          amount: amount('Amount'),
        },
        waiting.flatMap((paper) =>
          linesOf(company, paper).map((line) => [
            ...[line.item, paper.party, paper.number],
            ...[line.quantity, line.amount],
          ]),
        ),
        [`Without ${company.taxName}`],
      ),
      table(
        {
          approver: { label: 'Approver' },
          limit: { label: 'Limit', kind: 'amount', isRuled: true },
          may: { label: 'May approve it', kind: 'tag' },
        },
        (company.approvers ?? []).map(({ name, limit }) => {
          const isEnough = limit >= value;
          return { cells: [name, limit, isEnough ? 'Yes' : 'No'], ...(isEnough && { tone: 'pine' }) };
        }),
      ),
      ...(purchaseOrders(company)?.parts ?? []),
      ...(goodsReceipt(company)?.parts ?? []),
    ],
  };
}

/** Balances, what customers owe by its age, and the latest entries. */
function controller(company: Company): View | null {
  const ledger = generalLedger(company);
  const aged = agedReceivables(company);
  if (!ledger || !aged) return null;
  const [balances, ...entries] = ledger.parts;
  return {
    ...ledger,
    name: 'Screen: controller',
    title: 'Receivables and ledger',
    parts: [...(balances ? [balances] : []), ...aged.parts, ...entries],
  };
}
