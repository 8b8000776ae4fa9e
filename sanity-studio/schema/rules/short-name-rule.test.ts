import { expect, it } from 'vitest';
import { checkShortName } from './address-rules';

it.each([undefined, 'plinth', 'order-management', '2-steps'])('accepts %s', (name) => {
  expect(checkShortName(name)).toBe(true);
});

it.each(['Plinth', 'order management', '-a', 'a-', 'a--b', 'café', '#book', ''])('refuses “%s”', (name) => {
  expect(checkShortName(name)).toMatch(/^Use lower-case letters/);
});
