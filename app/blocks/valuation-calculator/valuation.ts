/** One receipt of an item. */
export type Receipt = {
  /** ISO date. */
  received: string;
  /** Whole units. */
  quantity: number;
  /** Of one unit, in cents. */
  unitCents: number;
};

/** The part of a receipt, or of all receipts together, that a sale uses, and what remains of it. */
export type Layer = {
  /** Undefined for all receipts together. */
  received: string | undefined;
  /** In cents; the average of several receipts may have fractions of a cent. */
  unitCents: number;
  sold: number;
  left: number;
};

/** What a sale costs and what the remaining stock is worth, in cents, by one method. */
export type Valuation = { layers: Layer[]; costCents: number; leftCents: number };

export type Valuations = Record<'fifo' | 'lifo' | 'average', Valuation>;

/**
 * Values a sale and the remaining stock by the three methods that the specification names (section 9). Both amounts of
 * each method add up to the value of the receipts, to the cent.
 * @param receipts in any order; together at most `Number.MAX_SAFE_INTEGER` cents
 * @param units whole units sold, at most as many as were received
 */
export function valueSale(receipts: readonly Receipt[], units: number): Valuations {
  const oldestFirst = [...receipts].sort((one, other) => compare(one.received, other.received));
  return {
    fifo: inLayers(taken(oldestFirst, units)),
    lifo: inLayers(taken([...oldestFirst].reverse(), units).reverse()),
    average: atAverage(oldestFirst, units),
  };
}

/** Units received in all. */
export const held = (receipts: readonly Receipt[]): number =>
  receipts.reduce((total, { quantity }) => total + quantity, 0);

/** What all receipts cost together, in cents. */
export const valueCentsOf = (receipts: readonly Receipt[]): number =>
  receipts.reduce((total, { quantity, unitCents }) => total + quantity * unitCents, 0);

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/** Uses the receipts in the given order, each one up before the next. */
function taken(receipts: readonly Receipt[], units: number): Layer[] {
  let open = units;
  return receipts.map(({ received, quantity, unitCents }) => {
    const sold = Math.min(open, quantity);
    open -= sold;
    return { received, unitCents, sold, left: quantity - sold };
  });
}

function inLayers(layers: Layer[]): Valuation {
  const value = (part: 'sold' | 'left') =>
    layers.reduce((total, layer) => total + layer[part] * layer.unitCents, 0);
  return { layers, costCents: value('sold'), leftCents: value('left') };
}

/** The cost is rounded to the cent, half a cent up, and the remaining stock keeps the difference. */
function atAverage(receipts: readonly Receipt[], units: number): Valuation {
  const quantity = held(receipts);
  const valueCents = valueCentsOf(receipts);
  if (quantity === 0) return { layers: [], costCents: 0, leftCents: 0 };
  // The product may exceed what a number holds exactly.
  const twice = 2n * BigInt(valueCents) * BigInt(units) + BigInt(quantity);
  const costCents = Number(twice / (2n * BigInt(quantity)));
  const layer = {
    received: undefined,
    unitCents: valueCents / quantity,
    sold: units,
    left: quantity - units,
  };
  return { layers: [layer], costCents, leftCents: valueCents - costCents };
}
