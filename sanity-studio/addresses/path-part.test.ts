import { expect, it } from 'vitest';
import { checkPath } from '../checks/address-rules';
import { pathPart } from './path-part';

it.each([
  ['Accounting', 'accounting'],
  ['  Cash & forecasts!', 'cash-forecasts'],
  ['Größe', 'grosse'],
  ['Été 2026', 'ete-2026'],
  ['会計', ''],
])('“%s” is %s in a path', (name, part) => {
  expect(pathPart(name)).toBe(part);
  if (part) expect(checkPath(`/topics/${part}`)).toBe(true);
});
