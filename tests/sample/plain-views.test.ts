import { expect, it } from 'vitest';
import { seedArchive, seedBrand } from './seed-archive';

const { byId, records, blocksOf } = seedArchive;
const partsOf = (id: string) => records(byId(id).parts);
const cellsIn = (drawing: Record<string, unknown> | undefined) =>
  records(drawing?.rows).map(({ cells }) => (Array.isArray(cells) ? cells.map(String) : []));
const numbersIn = (text: unknown) => (String(text).match(/\d+/g) ?? []).map(Number);
const MONTHS_IN = { weeks: 84 / 365.2425, months: 1 };

it('the quote outline has the users of the modules with which the quote builder begins', () => {
  const builder = blocksOf('page-pricing').find(({ _type }) => _type === 'quoteBuilder');
  const usersOf = (id: unknown) =>
    records(builder?.roles).reduce(
      (total, { users, modules }) =>
        total + (Array.isArray(modules) && modules.includes(id) ? Number(users) : 0),
      0,
    );
  const expected = records(builder?.modules).map(({ id, name, chosen }) => [
    name,
    '',
    chosen ? `${usersOf(id)}` : '',
  ]);
  const rows = records(partsOf('view-quote-outline')[0]?.rows).filter(({ look }) => look !== 'title');
  expect(rows.map(({ cells }) => cells)).toEqual(expect.arrayContaining(expected));
  expect(rows).toHaveLength(expected.length);
});

/** What the site states of each size, in months. */
const stated = (seedBrand.facts ?? []).flatMap(({ name, value }) => {
  const [, size] = /^(\w+)-start$/.exec(name ?? '') ?? [];
  if (!size || !value) return [];
  const unit = value.endsWith('weeks') ? MONTHS_IN.weeks : MONTHS_IN.months;
  return [{ size, name, months: numbersIn(value).map((each) => each * unit) }];
});

it('the spans of an implementation are the times that the site states', () => {
  const spans = cellsIn(partsOf('view-implementation')[0]);
  expect(spans.map(([, text]) => text)).toEqual(stated.map(({ name }) => `{${name}}`));
  for (const [index, { months }] of stated.entries()) {
    expect(Number(spans[index]?.[2])).toBeCloseTo(months[0] ?? 0, 2);
    expect(Number(spans[index]?.[3])).toBeCloseTo(months[1] ?? 0, 2);
  }
});

it('the plans of an implementation have the steps of its page, and end within those times', () => {
  const list = blocksOf('page-resources-project-management').find(({ _type }) => _type === 'ruledList');
  const plans = partsOf('view-implementation-plan');
  expect(plans.map(({ title }) => String(title).toLowerCase())).toEqual(stated.map(({ size }) => size));
  for (const [index, plan] of plans.entries()) {
    expect(cellsIn(plan).map(([name]) => name)).toEqual(records(list?.items).map(({ title }) => title));
    const end = Number(cellsIn(plan).at(-1)?.[3]) * MONTHS_IN.weeks;
    const [least = 0, most = 0] = stated[index]?.months ?? [];
    expect(end > least && end < most).toBe(true);
  }
});
