import { expect, it } from 'vitest';
import { checkSold } from './valuation-calculator';

const block = { receipts: [{ quantity: 100 }, { quantity: 30 }, {}] };

it.each([
  [130, block, true],
  [131, block, 'Only 130 units were received.'],
  [1, {}, 'Only 0 units were received.'],
  [undefined, undefined, true],
])('%s units sold of a block are checked against its receipts', (sold, parent, outcome) => {
  expect(checkSold(sold, { parent })).toBe(outcome);
});
