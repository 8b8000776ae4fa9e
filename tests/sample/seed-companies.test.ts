import { expect, it } from 'vitest';
import { orderStory } from '../../protocol/sample-company/order-story';
import { onHand } from '../../protocol/sample-company/stock';
import { sampleCompany, seedArchive } from './seed-archive';

const companies = seedArchive.ofType('sampleCompany').map(({ _id }) => sampleCompany(_id));

it('has seven complete companies, of which Marlow is the first', () => {
  expect(companies).toHaveLength(7);
  const dated = seedArchive.ofType('sampleCompany').filter(({ _createdAt }) => _createdAt !== undefined);
  expect(dated.map(({ _id }) => _id)).toEqual(['sampleCompany-marlow']);
});

it('has no number of a paper, and no name of a company, twice', () => {
  const numbers = companies.flatMap(({ papers }) => papers?.map(({ number }) => number) ?? []);
  expect(numbers.filter((number, at) => numbers.indexOf(number) < at)).toEqual([]);
  expect(new Set(companies.map(({ title }) => title)).size).toBe(companies.length);
});

it('tells stories that end with the stock of the day: what an order leaves at its place is what is on hand there', () => {
  const stories = companies.flatMap((company) => {
    const story = orderStory(company);
    return story ? [{ company, ...story }] : [];
  });
  expect(stories).toHaveLength(1);
  for (const { company, place, shipped } of stories) {
    const left = shipped.map(({ item, after }) => [item, after]);
    expect(left).toEqual(shipped.map(({ item }) => [item, onHand(company, item, place)]));
  }
});
