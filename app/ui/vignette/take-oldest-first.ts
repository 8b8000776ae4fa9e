type Layer = { received: string; quantity: number; unitCost: number };

/**
 * Which receipts a sale uses up when the oldest go first (FIFO).
 * @param layers receipts, oldest first
 * @param units units sold; what the layers do not hold is left out
 * @returns the layers touched, each with the quantity taken from it
 */
export function takeOldestFirst(layers: readonly Layer[], units: number): Layer[] {
  const taken: Layer[] = [];
  let left = units;
  for (const layer of layers) {
    if (left <= 0) break;
    const quantity = Math.min(left, layer.quantity);
    taken.push({ ...layer, quantity });
    left -= quantity;
  }
  return taken;
}
