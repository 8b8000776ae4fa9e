import type { Company } from '../../../protocol/sample-company/company';
import { linesOf, papersOf, stageOf, toCents } from '../../../protocol/sample-company/papers';
import { layersValue, stockOf } from '../../../protocol/sample-company/stock';
import type { TableFigures } from './table-figures';

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
      { label: 'Date', kind: 'date', hide: 'narrow' },
      { label: 'Movement', margin: true, wraps: true },
      { label: 'Document', isQuiet: true },
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
