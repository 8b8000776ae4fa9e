import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fieldsOf, PostingList, placeIn, sectionOf, withUse } from './posting-list';

it('a posting keeps its section, its fields and up to four uses', () => {
  const list = new PostingList();
  const used = ['title', ...Array<'text'>(9).fill('text')] as const;
  list.add(
    5_000_000,
    used.reduce((place, field) => withUse(place, field), 0),
  );
  expect([sectionOf(list.at(0)), fieldsOf(placeIn(list.at(0)))]).toEqual([
    5_000_000,
    { fields: ['title', 'text'], count: 4 },
  ]);
  expect(fieldsOf(withUse(withUse(0, 'text'), 'text'))).toEqual({ fields: ['text'], count: 2 });
});

it('removes the postings of a range of sections, and no others', () => {
  const numbers = fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 40 });
  fc.assert(
    fc.property(numbers, fc.nat(60), fc.nat(20), (sections, first, length) => {
      const list = new PostingList();
      const sorted = [...sections].sort((one, other) => one - other);
      for (const section of sorted) list.add(section, 1);
      list.remove(first, first + length);
      const left = Array.from({ length: list.length }, (_, index) => sectionOf(list.at(index)));
      expect(left).toEqual(sorted.filter((section) => section < first || section >= first + length));
    }),
  );
});
