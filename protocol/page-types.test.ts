import { expect, it } from 'vitest';
import { IS_PAGE, pageTypes } from './page-types';

it('the condition names the same types', () => {
  expect(JSON.parse(IS_PAGE.replace('_type in ', ''))).toEqual(pageTypes);
});
