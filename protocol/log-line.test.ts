import { expect, it } from 'vitest';
import { logLine } from './log-line';

const TEXTS = [
  '',
  'plain /path?x=1',
  'a "quote"',
  'back\\slash',
  'line\nfeed',
  '\u2028\u202e\u0000',
  'é 😀',
  '\ud800',
];

it.each(TEXTS)('%j becomes one line of printable ASCII, and parses back unchanged', (text) => {
  const line = logLine({ text, number: 0.1, nothing: null, left: undefined });
  expect(line).toMatch(/^[\x20-\x7e]+\n$/);
  expect(JSON.parse(line)).toEqual({ text, number: 0.1, nothing: null });
});

it('omits undefined fields', () => {
  expect(logLine({ a: undefined, b: Number.NaN })).toBe('{"b":null}\n');
  expect(logLine({})).toBe('{}\n');
});
