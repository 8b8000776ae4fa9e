import { expect, it } from 'vitest';
import { companyFixture } from '../../../protocol/sample-company/company.fixture';
import { checkStory } from './product-story';

it.each([
  ['with such an order', companyFixture, true],
  ['without a forecast', { ...companyFixture, forecast: [] }, false],
  ['that is not complete', { title: 'New Ltd' }, false],
  ['that does not exist', null, false],
])('a company %s', (_what, company, isRight) => {
  expect(checkStory(company) === true).toBe(isRight);
});
