import { expect, it } from 'vitest';
import { proposePath, proposeShortName } from './proposals';

it.each([
  [undefined, 'Cash & forecasts', false, '/cash-forecasts'],
  ['/company/blog/', 'Cash & forecasts', false, '/company/blog/cash-forecasts'],
  ['/company/blog/old-copy', 'Cash & forecasts', false, '/company/blog/cash-forecasts'],
  ['/company/blog/cash-forecasts', 'Cash & forecasts', false, undefined],
  ['no-path', 'Cash', false, '/cash'],
  ['/company/blog/', undefined, false, undefined],
  ['/company/blog/', '?', false, undefined],
  ['/company/blog/old', 'Cash & forecasts', true, undefined],
  [undefined, 'Cash', true, '/cash'],
])('for the path %s of “%s”, published: %s, it proposes %s', (path, name, isPublished, proposal) => {
  expect(proposePath(path, name, isPublished)).toBe(proposal);
});

it('for a path it writes the name as its language does', () => {
  expect(proposePath('/de/', 'Für Händler', false, 'de')).toBe('/de/fuer-haendler');
});

it.each([
  [undefined, 'Halden & Rye', false, 'halden-rye'],
  ['halden', 'Halden & Rye', false, 'halden-rye'],
  ['halden-rye', 'Halden & Rye', false, undefined],
  ['halden', 'Halden & Rye', true, undefined],
  [undefined, 'Halden & Rye', true, 'halden-rye'],
  [undefined, '?', false, undefined],
])('for the short name %s of “%s”, published: %s, it proposes %s', (value, name, isPublished, proposal) => {
  expect(proposeShortName(value, name, isPublished)).toBe(proposal);
});
