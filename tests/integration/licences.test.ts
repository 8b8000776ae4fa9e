import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isAllowed, LICENCES_FILE, licencesText } from '../../scripts/licences';

it('THIRD-PARTY-LICENSES.md lists what the build contains (if not: npm run licences)', async () => {
  expect(await licencesText()).toBe(readFileSync(LICENCES_FILE, 'utf8'));
});

it.each([
  ['MIT', true],
  ['(Apache-2.0 AND MIT)', true],
  ['(GPL-3.0-only OR MIT)', true],
  ['(GPL-3.0-only AND MIT)', false],
  ['AGPL-3.0-or-later', false],
  ['UNLICENSED', false],
  ['undefined', false],
])('%s is allowed: %s', (expression, expected) => {
  expect(isAllowed(expression)).toBe(expected);
});
