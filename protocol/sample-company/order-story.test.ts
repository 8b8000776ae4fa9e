import { expect, it } from 'vitest';
import type { Company } from './company';
import { companyFixture } from './company.fixture';
import { orderStory } from './order-story';

const having = (change: Partial<Company>): Company => ({ ...companyFixture, ...change });
const papers = companyFixture.papers ?? [];

it('tells of the latest order that was shipped and billed', () => {
  expect(orderStory(companyFixture)).toMatchObject({
    order: 'SO-1',
    shipment: 'SH-1',
    invoice: 'IN-1',
    customer: 'Shop One',
    place: 'North',
    net: 80,
    tax: 16,
    gross: 96,
    posted: 146,
    expected: 11_000,
  });
});

it('its postings balance', () => {
  const { postings = [] } = orderStory(companyFixture) ?? {};
  const total = (side: 'debit' | 'credit') => postings.reduce((sum, posting) => sum + posting[side], 0);
  expect([total('debit'), total('credit')]).toEqual([146, 146]);
});

it('a payment of the invoice is no part of it', () => {
  const paid = having({ payments: [{ date: '2026-03-05', paper: 'IN-1', amount: 96 }] });
  expect(orderStory(paid)?.postings).toEqual(orderStory(companyFixture)?.postings);
});

it('counts what was there at the place when it was shipped, in every bin', () => {
  const bins = [
    { place: 'North', bin: 'A-01-1', item: 'Shelf', quantity: 8 },
    { place: 'Harbour', bin: 'H-01-1', item: 'Shelf', quantity: 8 },
    ...(companyFixture.bins ?? []),
  ];
  expect(orderStory(having({ bins }))?.shipped).toEqual([
    { item: 'Shelf', bins: 'A-01-1, B-02-1', quantity: 10, before: 40, after: 30 },
  ]);
});

it.each([
  ['an order that came back', having({ papers: papers.filter(({ number }) => number !== 'IN-1') })],
  ['an invoice without a shipment', having({ papers: papers.filter(({ number }) => number !== 'SH-1') })],
  ['an invoice that is due outside the forecast', having({ forecast: [] })],
  [
    'a shipment without a cost',
    having({ lines: companyFixture.lines?.filter(({ paper }) => paper !== 'SH-1') }),
  ],
  ['nothing at all', { title: 'New', day: '2026-03-06', taxName: 'VAT', taxRate: 20 }],
])('tells nothing of %s', (_what, company) => {
  expect(orderStory(company)).toBeNull();
});
