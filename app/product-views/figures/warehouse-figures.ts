import type { Company, PaperKind } from '../../../protocol/sample-company/company';
import { type Lot, lotsOf, traceOf } from '../../../protocol/sample-company/lots';
import { linesOf, papersOf, stageOf, toCents } from '../../../protocol/sample-company/papers';
import { layersValue, stockOf } from '../../../protocol/sample-company/stock';
import type { Cell, TableFigures } from './table-figures';

/** The latest movements; those before them are brought forward. */
const MOST_MOVEMENTS = 7;

const WORDS = new Map([
  ['receipt', 'Receipt'],
  ['shipment', 'Shipment'],
  ['credit note', 'Return'],
  ['issue', 'Issue'],
  ['completion', 'Made'],
]);

/** What came and went of one item in one place, and what was there after each. */
export function stockMovements(company: Company): TableFigures | null {
  const card = stockCard(company);
  if (!card) return null;
  const { item, place, movements } = card;
  let balance = 0;
  const rows = movements.map(({ date, word, paper, quantity }) => {
    balance += quantity;
    return [date, word, paper, Math.max(0, quantity) || null, Math.max(0, -quantity) || null, balance];
  });
  const shown = rows.slice(-MOST_MOVEMENTS);
  const before = rows.at(-MOST_MOVEMENTS - 1)?.at(-1);
  return {
    title: 'Stock movements',
    context: place,
    tag: { value: item },
    columns: [
      { label: 'Date', kind: 'date' },
      { label: 'Movement', margin: true, wraps: true },
      { label: 'Document', hide: 'narrow', isQuiet: true },
      { label: 'In', kind: 'quantity' },
      { label: 'Out', kind: 'quantity' },
      { label: 'On hand', kind: 'quantity', isStrong: true },
    ],
    rows: before === undefined ? shown : [[null, 'Brought forward', null, null, null, before], ...shown],
    totals: [null, `On hand at ${place}`, null, null, null, balance],
  };
}

/** The item and place with the most kinds of movement, and then the most movements. */
function stockCard(company: Company) {
  const cards = new Map<string, { item: string; place: string; movements: Movement[] }>();
  for (const { date, paper, item, place, quantity } of stockOf(company).movements) {
    const key = `${item} ${place}`;
    const card = cards.get(key) ?? { item, place, movements: [] };
    cards.set(key, card);
    const { kind, belongsTo } = company.papers?.find(({ number }) => number === paper) ?? {};
    const isOpening = kind === 'receipt' && !belongsTo;
    const word = isOpening ? 'Opening' : WORDS.get(kind ?? '');
    card.movements.push({ date, paper: kind ? paper : null, word: word ?? 'Transfer', quantity });
  }
  const kindsIn = (movements: Movement[]) => new Set(movements.map(({ word }) => word)).size;
  return [...cards.values()].sort(
    (one, other) =>
      kindsIn(other.movements) - kindsIn(one.movements) || other.movements.length - one.movements.length,
  )[0];
}

type Movement = { date: string; paper: string | null; word: string; quantity: number };

/** One bin as roles see it: what lies there, what it is worth, what is picked from it, and what moved last. */
export function warehouseRoles(company: Company) {
  const [found] = company.bins ?? [];
  const { layers, movements } = stockOf(company);
  const left = found ? layers.get(found.item) : undefined;
  if (!found || !left?.length) return null;
  const { place, bin, item, quantity } = found;
  const units = left.reduce((total, layer) => total + layer.quantity, 0);
  const last = movements.findLast((moved) => moved.place === place && moved.item === item);
  return {
    name: 'warehouse-roles' as const,
    place,
    bin,
    item,
    quantity,
    value: toCents((layersValue(left) / units) * quantity),
    pick: pickedFrom(company, found),
    changed: last?.date ?? company.day,
  };
}

/** The latest order in picking that needs what lies in a bin, and how much of it is picked there. */
function pickedFrom(company: Company, { item, quantity }: { item: string; quantity: number }) {
  const lines = papersOf(company, 'sales order')
    .filter((order) => stageOf(company, order) === 'Picking')
    .flatMap((order) => linesOf(company, order).map((line) => ({ ...line, order: order.number })));
  const line = lines.findLast((one) => one.item === item);
  return line ? { order: line.order, quantity: Math.min(line.quantity, quantity) } : null;
}

const STEPS: { [Kind in PaperKind]?: Cell } = {
  receipt: 'Received',
  completion: { value: 'Made', tone: 'pine' },
  issue: { value: 'Used', tone: 'slate' },
  shipment: { value: 'Shipped', tone: 'pine' },
  'credit note': { value: 'Returned', tone: 'ochre' },
};

/** The lots on hand with the order that each came by, and the way of the latest that was shipped. */
export function lots(company: Company): TableFigures | null {
  const all = lotsOf(company);
  const stock = all.filter(({ onHand }) => onHand > 0);
  if (stock.length === 0) return null;
  const held = stock.filter(({ status }) => status === 'held').length;
  const traced = all.findLast(({ movements }) => movements.some(({ paper }) => paper.kind === 'shipment'));
  return {
    title: 'Lots on hand',
    context: company.day,
    tag: held > 0 ? { value: `${held} held`, tone: 'ochre' } : { value: 'All released', tone: 'pine' },
    columns: [
      { label: 'Lot' },
      { label: 'Detail', margin: true, wraps: true },
      { label: 'Order', hide: 'narrow', isQuiet: true },
      { label: 'Date', kind: 'date', hide: 'middle', isQuiet: true },
      { label: 'Quantity', kind: 'quantity' },
      { label: 'Status', kind: 'tag' },
    ],
    rows: stock.map(({ number, item, status, movements, onHand }) => {
      const { belongsTo, number: paper, date } = movements[0]?.paper ?? {};
      const state = status === 'held' ? ({ value: 'Held', tone: 'ochre' } as const) : 'Released';
      return [number, item, belongsTo ?? paper ?? null, date ?? null, onHand, state];
    }),
    ...(traced && { next: { title: `Trace of ${traced.number}`, rows: traceRows(company, traced) } }),
  };
}

/** What a lot was made of, and where it went. */
const traceRows = (company: Company, lot: Lot): Cell[][] =>
  traceOf(company, lot).map(({ lot: number, item, paper, quantity }) => [
    number,
    paper.kind === 'shipment' ? paper.party : item,
    paper.belongsTo ?? paper.number,
    paper.date,
    Math.abs(quantity),
    STEPS[paper.kind] ?? null,
  ]);
