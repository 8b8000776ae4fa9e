import type { Company } from '../../../protocol/sample-company/company';
import { linesOf, papersOf, stageOf, sum, toCents } from '../../../protocol/sample-company/papers';
import { layersValue, onHand, stockOf, takeOldestFirst } from '../../../protocol/sample-company/stock';
import type { Layer, TableColumn, TableFigures } from './table-figures';

/** Quantities by place, their average cost and the value of the stock. */
export function stockByWarehouse(company: Company): TableFigures | null {
  const { layers } = stockOf(company);
  const places = (company.places ?? []).map(({ name }) => name);
  // Where there is no room for many, on the narrowest sheets, all places after the second are one.
  const isFolded = places.length > 3;
  const rows = [...layers]
    .filter(([, left]) => left.length > 0)
    .map(([item, left]) => {
      const value = layersValue(left);
      const quantities = places.map((place) => onHand(company, item, place));
      const elsewhere = isFolded ? [sum(quantities.slice(2))] : [];
      const unitCost = toCents(value / unitsIn(left));
      return { item, quantities: [...quantities, ...elsewhere], unitCost, value };
    })
    .sort((one, other) => orderOf(company, one.item) - orderOf(company, other.item));
  if (rows.length === 0) return null;
  const columns = places.map((label, index): TableColumn => {
    const place = index === 0 ? ({ margin: true } as const) : {};
    return { label, kind: 'quantity', wraps: true, ...(isFolded && index > 1 ? { hide: 'tiny' } : place) };
  });
  if (isFolded) columns.push({ label: 'Elsewhere', kind: 'quantity', hide: 'notTiny' });
  return {
    title: 'Stock by warehouse',
    tag: { value: 'At cost' },
    columns: [
      isFolded ? { label: 'Item', wraps: true } : { label: 'Item' },
      ...columns,
      { label: 'Unit cost', kind: 'cost', hide: 'narrow', wraps: true },
      { label: 'Value', kind: 'amount' },
    ],
    rows: rows.map(({ item, quantities, unitCost, value }) => [item, ...quantities, unitCost, value]),
    totals: ['Inventory value', ...columns.map(() => null), null, sum(rows.map(({ value }) => value))],
  };
}

/** The place of an item in the list of items. */
const orderOf = ({ items }: Company, item: string) => items?.findIndex(({ name }) => name === item) ?? 0;

const unitsIn = (layers: readonly { quantity: number }[]) =>
  layers.reduce((total, { quantity }) => total + quantity, 0);

/** The racks of the place that has some, how full each bin is, and the first of the bins, which was searched for. */
export function stockByLocation(company: Company) {
  const place = company.racks?.[0]?.place;
  const found = company.bins?.find((bin) => bin.place === place);
  if (!place || !found) return null;
  const racks = (company.racks ?? [])
    .filter((rack) => rack.place === place)
    .map(({ name, levels }) => ({ name, levels: levels.split(' ') }));
  // "B-02-3": rack B, the second level from the floor, its third bin.
  const [rack = '', level, bin] = found.bin.split('-');
  return {
    name: 'stock-by-location' as const,
    place,
    racks,
    found: {
      rack: racks.findIndex(({ name }) => name.endsWith(rack)),
      bin: Number(bin),
      level: Number(level),
      location: found.bin,
      onHand: found.quantity,
    },
  };
}

/** The item that was received most often at different prices: its history is the one to show. */
function layeredItem(company: Company) {
  const prices = (layers: readonly { unitCost: number }[]) =>
    new Set(layers.map(({ unitCost }) => unitCost)).size;
  const byPrices = [...stockOf(company).layers].sort(([, one], [, other]) => prices(other) - prices(one));
  return byPrices[0];
}

/** The layers of one item, oldest first, and what they come to. */
export function itemCost(company: Company): TableFigures | null {
  const [item, layers] = layeredItem(company) ?? [];
  if (!item || !layers?.length) return null;
  const [quantity, value] = [unitsIn(layers), layersValue(layers)];
  return {
    title: 'Item cost',
    tag: { value: item },
    ...layerTable(['Receipt', 'Quantity', 'Value'], layers),
    totals: ['On hand', quantity, toCents(value / quantity), value],
    pile: layers,
  };
}

/** What the next sale of that item will cost: an order that has not been shipped yet. */
export function costOfSale(company: Company): TableFigures | null {
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
  const { taken } = takeOldestFirst(layers, sale.quantity);
  return {
    title: `Sale of ${sale.quantity} units, FIFO`,
    context: sale.order,
    ...layerTable(['Layer', 'Used', 'Cost'], taken),
    totals: ['Cost of sale', sale.quantity, null, layersValue(taken)],
  };
}

/** Receipts of an item: when, how many, and at which cost. */
const layerTable = (
  [received, quantity, value]: [string, string, string],
  layers: readonly Layer[],
): Pick<TableFigures, 'columns' | 'rows'> => ({
  columns: [
    { label: received, kind: 'date' },
    { label: quantity, kind: 'quantity', margin: true },
    { label: 'Unit cost', kind: 'cost' },
    { label: value, kind: 'amount' },
  ],
  rows: layers.map((layer) => [
    layer.received,
    layer.quantity,
    layer.unitCost,
    toCents(layer.quantity * layer.unitCost),
  ]),
});
