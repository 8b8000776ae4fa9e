import { expect, it } from 'vitest';
import { checkPath } from '../checks/address-rules';
import { pathPart } from './path-part';

it.each([
  ['Accounting', 'accounting'],
  ['  Cash & forecasts!', 'cash-forecasts'],
  ['Größe', 'grosse'],
  ['Été 2026', 'ete-2026'],
  ['会計', ''],
  ['Lager für Händler', 'lager-fuer-haendler', 'de'],
  ['ÜBER Öl', 'ueber-oel', 'de-AT'],
])('“%s” is %s in a path', (name, part, language?: string) => {
  expect(pathPart(name, language)).toBe(part);
  if (part) expect(checkPath(`/topics/${part}`)).toBe(true);
});
