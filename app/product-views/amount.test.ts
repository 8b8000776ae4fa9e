import { expect, it } from 'vitest';
import { formatAmount } from './amount';

it.each([
  [0, 2, '0.00'],
  [999, 0, '999'],
  [1_000, 0, '1,000'],
  [1_234_567.5, 1, '1,234,567.5'],
  [48_120.4, 2, '48,120.40'],
  [999_999.999, 2, '1,000,000.00'],
  [18_124.05, 1, '18,124.1'],
  [-1_250, 2, '(1,250.00)'],
  [-0.5, 1, '(0.5)'],
] as const)('prints %d with %d decimals as %s', (value, decimals, text) => {
  expect(formatAmount(value, decimals, 'en-GB')).toBe(text);
});

it('uses the separators of the language', () => {
  expect(formatAmount(-1_234.5, 2, 'de-DE')).toBe('(1.234,50)');
});
