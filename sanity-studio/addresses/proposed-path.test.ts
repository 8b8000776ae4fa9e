import { expect, it } from 'vitest';
import { checkPath } from '../checks/address-rules';
import { pathPart, proposedPath } from './proposed-path';

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

it.each([
  ['/company/blog/topics/', 'Cash & forecasts', '/company/blog/topics/cash-forecasts'],
  [undefined, 'Accounting', '/accounting'],
  ['/company/blog/topics/accounting', 'Accounting', undefined],
  ['/company/blog/topics/', undefined, undefined],
  ['/company/blog/topics/', '?', undefined],
])('for %s and “%s” the path %s is proposed', (path, name, proposal) => {
  expect(proposedPath(path, name)).toBe(proposal);
});
