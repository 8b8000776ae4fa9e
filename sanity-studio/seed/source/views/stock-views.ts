import type { Company } from './company';
import { linesOf, papersOf, stageOf, sum, toCents } from './papers';
import { layersPart, money, places, type Row, sheets, table, type View } from './parts';
import { type Layer, layersValue, onHand, stockOf, takeOldestFirst } from './stock';

const whole = { kind: 'whole' } as const;
const unitsIn = (layers: readonly Layer[]) => layers.reduce((total, { quantity }) => total + quantity, 0);

/** Quantities by place, their average cost and the value of the stock. */
export function stockByWarehouse(company: Company): View | null {
  const { layers } = stockOf(company);
  const names = (company.places ?? []).map(({ name }) => name);
  // Where there is no room for many, on the narrowest sheets, all places after the second are one.
  const isFolded = names.length > 3;
  const rows = (company.items ?? []).flatMap(({ name: item }): Row[] => {
    const left = layers.get(item) ?? [];
    if (left.length === 0) return [];
    const value = layersValue(left);
    const quantities = names.map((place) => onHand(company, item, place));
    const elsewhere = isFolded ? [sum(quantities.slice(2))] : [];
    return [[item, ...quantities, ...elsewhere, toCents(value / unitsIn(left)), value]];
  });
  if (rows.length === 0) return null;
  const columns = names.map((label, at) => [
    `place-${at + 1}`,
    {
      ...{ label, ...whole, wraps: true },
      ...(at === 0 && { isRuled: true }),
      ...(isFolded && at > 1 && { width: 'not-tiny' }),
    },
  ]);
  return {
    title: 'Stock by warehouse',
    tag: { text: 'At cost' },
    parts: [
      table(
        {
          item: { label: 'Item', ...(isFolded && { wraps: true }) },
          ...Object.fromEntries(columns),
          ...(isFolded && { elsewhere: { label: 'Elsewhere', ...whole, width: 'only-tiny' } }),
          unitCost: { label: 'Unit cost', kind: 'amount', width: 'not-narrow', wraps: true },
          value: { label: 'Value', kind: 'amount', isSummed: true },
        },
        rows,
        ['Inventory value'],
      ),
    ],
  };
}

/** The racks of the place that has some, how full each bin is, and the first of the bins, which was searched for. */
export function stockByLocation({ racks = [], bins }: Company): View | null {
  const place = racks?.[0]?.place;
  const found = bins?.find((bin) => bin.place === place);
  if (!place || !racks || !found) return null;
  // "B-02-3": rack B, the second level from the floor, its third bin.
  const [letter = '', level, bin] = found.bin.split('-');
  const label = `${found.bin}: ${found.quantity} on hand`;
  const shown = racks.flatMap(({ place: at, name, levels }) => {
    const isFound = name.endsWith(letter);
    const rack = {
      name,
      levels,
      ...(isFound && { found: { level: Number(level), place: Number(bin), label } }),
    };
    return at === place ? [rack] : [];
  });
  return {
    title: 'Stock by location',
    context: place,
    tag: { text: 'Racks and bins', tone: 'ochre' },
    parts: [places(shown)],
  };
}

/** The item that was received most often at different prices: its history is the one to show. */
function layeredItem(company: Company) {
  const prices = (layers: readonly Layer[]) => new Set(layers.map(({ unitCost }) => unitCost)).size;
  return [...stockOf(company).layers].sort(([, one], [, other]) => prices(other) - prices(one))[0];
}

/** Receipts of an item: when, how many, and at which cost. */
const layerTable = (
  layers: readonly Layer[],
  [received, quantity, value]: [string, string, string],
  total: Row,
) =>
  table(
    {
      received: { label: received, kind: 'date' },
      quantity: { label: quantity, ...whole, isRuled: true, isSummed: true },
      unitCost: { label: 'Unit cost', kind: 'amount' },
      value: { label: value, kind: 'amount', isSummed: true },
    },
    layers.map((layer) => [
      layer.received,
      layer.quantity,
      layer.unitCost,
      toCents(layer.quantity * layer.unitCost),
    ]),
    total,
  );

/** The layers of one item, oldest first, and what they come to. */
export function itemCost(company: Company): View | null {
  const [item, layers] = layeredItem(company) ?? [];
  if (!item || !layers?.length) return null;
  const average = toCents(layersValue(layers) / unitsIn(layers));
  return {
    title: 'Item cost',
    tag: { text: item },
    parts: [layerTable(layers, ['Receipt', 'Quantity', 'Value'], ['On hand', average]), layersPart(layers)],
  };
}

/** What the next sale of that item will cost: an order that has not been shipped yet. */
export function costOfSale(company: Company): View | null {
  const [item, layers] = layeredItem(company) ?? [];
  const waiting = papersOf(company, 'sales order').filter((order) =>
    ['New', 'Picking'].includes(stageOf(company, order)),
  );
  const lines = waiting.flatMap((order) =>
    linesOf(company, order)
      .filter((line) => line.item === item)
      .map(({ quantity }) => ({ order: order.number, quantity })),
  );
  const [sale] = lines.sort((one, other) => other.quantity - one.quantity);
  if (!sale || !layers) return null;
  return {
    title: `Sale of ${sale.quantity} units, FIFO`,
    context: sale.order,
    parts: [
      layerTable(takeOldestFirst(layers, sale.quantity).taken, ['Layer', 'Used', 'Cost'], ['Cost of sale']),
    ],
  };
}

/** The latest movements; those before them are brought forward. */
const MOST_MOVEMENTS = 7;
const WORDS = new Map([
  ['receipt', 'Receipt'],
  ['shipment', 'Shipment'],
  ['credit note', 'Return'],
]);

/** What came and went of one item in one place, and what was there after each. */
export function stockMovements(company: Company): View | null {
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
    tag: { text: item },
    parts: [
      table(
        {
          date: { label: 'Date', kind: 'date' },
          movement: { label: 'Movement', isRuled: true, wraps: true },
          document: { label: 'Document', width: 'not-narrow', look: 'quiet' },
          in: { label: 'In', ...whole },
          out: { label: 'Out', ...whole },
          onHand: { label: 'On hand', ...whole, look: 'strong' },
        },
        before === undefined ? shown : [[null, 'Brought forward', null, null, null, before], ...shown],
        [null, `On hand at ${place}`, null, null, null, balance],
      ),
    ],
  };
}

type Movement = { date: string; paper: string | null; word: string; quantity: number };

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

/** One bin as three roles see it: what lies there and its value, what is picked from it, and what moved last. */
export function warehouseRoles(company: Company): View | null {
  const [found] = company.bins ?? [];
  const { layers, movements } = stockOf(company);
  const left = found ? layers.get(found.item) : undefined;
  if (!found || !left?.length) return null;
  const { place, bin, item, quantity } = found;
  const last = movements.findLast((moved) => moved.place === place && moved.item === item);
  // The latest order in picking that needs what lies in the bin.
  const pick = papersOf(company, 'sales order')
    .filter((order) => stageOf(company, order) === 'Picking')
    .flatMap((order) => linesOf(company, order).map((line) => ({ ...line, order: order.number })))
    .findLast((line) => line.item === item);
  const picked = Math.min(pick?.quantity ?? quantity, quantity);
  const value = money((layersValue(left) / unitsIn(left)) * quantity);
  const action = (text: string) => ({ text, tone: 'pine' }) as const;
  return {
    title: 'Warehouse roles',
    context: `${bin} in ${place}`,
    parts: [
      sheets([
        {
          ...{ name: 'Manager', number: `Bin ${bin}` },
          lines: [
            [item, `${quantity}`],
            ['Value', value],
          ],
          tags: [action('Transfer'), action('Adjust')],
        },
        {
          ...{
            name: 'Picker',
            number: pick ? `Pick for ${pick.order}` : 'Count',
            emphasis: bin,
          },
          lines: [[item, `${picked}`]],
          tags: [action(pick ? `Pick ${picked}` : 'Count')],
        },
        {
          ...{ name: 'Auditor', number: `Bin ${bin}` },
          lines: [
            [item, `${quantity}`],
            ['Last moved', last?.date ?? company.day],
          ],
          tags: [{ text: 'Read only' }],
        },
      ]),
    ],
  };
}
