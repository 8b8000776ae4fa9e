import { expect, it } from 'vitest';
import { dependsOnly } from './no-vary-search';

it('writes the parameters that an answer depends on', () => {
  expect(dependsOnly(['_data', 'page'])).toBe('params, except=("_data" "page")');
  expect(dependsOnly([])).toBe('params, except=()');
});
