import type { Company, PaperKind } from './company';
import { linesOf, type Paper, type PricedLine, papersOf, sum, toCents } from './papers';

/** What is left of one receipt, or what a sale takes from it. */
export type Layer = { paper: string; received: string; quantity: number; unitCost: number };

/** Stock that came to a place or left it; `cost` is its value, negative when it leaves the company. */
type Movement = {
  date: string;
  paper: string;
  item: string;
  place: string;
  quantity: number;
  cost: number;
};

type Stock = { movements: Movement[]; layers: Map<string, Layer[]> };

/**
 * Takes units from layers, oldest first (FIFO).
 * @param layers oldest first; not changed
 * @param units units beyond the layers are ignored
 * @returns what is taken from each, and what is left of all
 */
export function takeOldestFirst(layers: readonly Layer[], units: number): { taken: Layer[]; left: Layer[] } {
  let wanted = units;
  const taken: Layer[] = [];
  const left: Layer[] = [];
  for (const layer of layers) {
    const quantity = Math.min(wanted, layer.quantity);
    wanted -= quantity;
    if (quantity > 0) taken.push({ ...layer, quantity });
    if (quantity < layer.quantity) left.push({ ...layer, quantity: layer.quantity - quantity });
  }
  return { taken, left };
}

/** The value of layers. */
export const layersValue = (layers: readonly Layer[]): number =>
  sum(layers.map(({ quantity, unitCost }) => toCents(quantity * unitCost)));

const calculated = new WeakMap<Company, Stock>();

/** Everything that moved up to the company's day, and the layers that are left of each item. */
export function stockOf(company: Company): Stock {
  const stock = calculated.get(company) ?? calculate(company);
  calculated.set(company, stock);
  return stock;
}

function calculate(company: Company): Stock {
  const layers = new Map<string, Layer[]>();
  const movements: Movement[] = [];
  /** The cost of what each order shipped, for what comes back of it. */
  const shipped = new Map<string, { quantity: number; cost: number }>();

  const receive = (paper: Paper, item: string, quantity: number, unitCost: number) => {
    const layer = { paper: paper.number, received: paper.date, quantity, unitCost };
    layers.set(item, [...(layers.get(item) ?? []), layer]);
    return toCents(quantity * unitCost);
  };
  const take = (item: string, units: number) => {
    const { taken, left } = takeOldestFirst(layers.get(item) ?? [], units);
    layers.set(item, left);
    return layersValue(taken);
  };
  /** What a line of a paper is worth, negative when it leaves the company. */
  const moves: { [Kind in PaperKind]?: (paper: Paper, line: PricedLine) => number } = {
    receipt: (paper, { item, quantity, price }) => receive(paper, item, quantity, price),
    shipment({ belongsTo }, { item, quantity }) {
      const cost = take(item, quantity);
      const key = `${belongsTo} ${item}`;
      const before = shipped.get(key) ?? { quantity: 0, cost: 0 };
      shipped.set(key, { quantity: before.quantity + quantity, cost: sum([before.cost, cost]) });
      return -cost;
    },
    'credit note'(note, { item, quantity }) {
      const order = company.papers?.find(({ number }) => number === note.belongsTo)?.belongsTo;
      const sold = shipped.get(`${order} ${item}`);
      return receive(note, item, quantity, sold ? toCents(sold.cost / sold.quantity) : 0);
    },
  };

  for (const paper of papersOf(company, 'receipt', 'credit note', 'shipment')) {
    // A credit note without a place is money alone: nothing came back.
    const { number, date, kind, place } = paper;
    if (!place) continue;
    for (const line of linesOf(company, paper)) {
      const quantity = kind === 'shipment' ? -line.quantity : line.quantity;
      const cost = moves[kind]?.(paper, line) ?? 0;
      movements.push({ date, paper: number, item: line.item, place, quantity, cost });
    }
  }
  for (const { date, item, fromPlace, toPlace, quantity } of company.transfers ?? []) {
    if (date > company.day) continue;
    const moved = { date, paper: 'Transfer', item, cost: 0 };
    movements.push(
      { ...moved, place: fromPlace, quantity: -quantity },
      { ...moved, place: toPlace, quantity },
    );
  }
  movements.sort((one, other) => one.date.localeCompare(other.date));
  return { movements, layers };
}

/** Units of an item at a place; at all places if none is named. */
export function onHand(company: Company, item: string, place?: string): number {
  return stockOf(company)
    .movements.filter((moved) => moved.item === item && (place === undefined || moved.place === place))
    .reduce((total, { quantity }) => total + quantity, 0);
}
