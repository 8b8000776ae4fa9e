import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchQueryValue } from '../../protocol/search-query';
import type { PageText, Section } from '../page-text/page-text';
import { openIndex } from './index-file.server';
import type { MarkedText } from './marked-text';

const section = (lines: string, more: Partial<Section> = {}): Section => ({
  parts: [],
  lead: [],
  lines: lines === '' ? [] : [lines],
  rows: [],
  asked: [],
  ...more,
});
const page = (path: string, title: string, ...sections: Section[]): PageText => ({
  id: path,
  path,
  title,
  kind: 'page',
  hasAllQuestions: false,
  sections,
});

const pages = [
  page(
    '/orders',
    'Order management',
    section('Know where every order stands.'),
    section('Invoices and credit notes. Write us an e-mail, or see [our prices](/pricing).', {
      heading: 'Billing and returns',
      anchor: 'billing',
    }),
  ),
  page(
    '/stock',
    'Inventory',
    section('Goods by warehouse, rack and bin.', { asked: ['goods on hand'], lead: ['Count once.'] }),
    section('A picker sees the warehouse, an auditor sees everything.', {
      heading: 'Role-based access',
      anchor: 'roles',
      rows: ['Bracket 402', 'Panel 317'],
    }),
  ),
  page(
    '/guide',
    'A guide to moving',
    section('Management of an order, and of orders in general: the café of Größe.'),
  ),
];

async function indexOf(texts: readonly PageText[]) {
  const index = await openIndex();
  for (const text of texts) index.set(text, '1');
  return index;
}
const search = async (query: string, texts = pages) => (await indexOf(texts)).search(searchQueryValue(query));
const found = async (query: string, texts = pages) =>
  (await search(query, texts)).found.map(({ page: { path }, section: { anchor } }) =>
    [path, anchor].filter(Boolean).join('#'),
  );
const shown = (parts: readonly MarkedText[] | null) =>
  parts?.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');

describe('a search finds', () => {
  it.each([
    ['titles over text', 'order management', '/orders'],
    ['headings over text', 'returns', '/orders#billing'],
    ['a beginning', 'invent', '/stock'],
    ['rows of tables', 'bracket', '/stock#roles'],
    ['a phrase in a row of a table', '"panel 317"', '/stock#roles'],
    ['a tagline', 'count once', '/stock'],
    ['the singular of a plural', 'invoice', '/orders#billing'],
    ['the plural of a singular', 'warehouses', '/stock'],
    ['without an accent', 'cafe', '/guide'],
    ['with an accent', 'invéntory', '/stock'],
    ['ss for ß', 'grosse', '/guide'],
    ['ß for ß', 'GRÖßE', '/guide'],
    ['with a hyphen', 'order-management', '/orders'],
    ['one word for a compound', 'email', '/orders#billing'],
    ['two words for a compound', 'e mail', '/orders#billing'],
    ['two words for one', 'ware house', '/stock'],
    ['a missing letter', 'inventry', '/stock'],
    ['a letter too much', 'invventory', '/stock'],
    ['another letter', 'inventery', '/stock'],
    ['changed places', 'ivnentory', '/stock'],
    ['words of page and part', 'inventory picker', '/stock#roles'],
    ['words that editors noted', 'goods on hand', '/stock'],
    ['words for the same', 'stock', '/stock'],
    ['a phrase', '"order, and of orders"', '/guide'],
    ['a possessive', 'picker’s warehouse', '/stock#roles'],
  ])('%s: %s', async (_, query, first) => {
    expect((await found(query))[0]).toBe(first);
  });

  it('no phrase whose words are apart, and says what is nearest', async () => {
    expect(await found('"order stands"')).toEqual(['/orders']);
    const { found: none, suggestion, nearest } = await search('"stands order"');
    expect([none, suggestion, nearest[0]?.page.path]).toEqual([[], 'stands order', '/orders']);
  });

  it('no typo in a word of four letters, and none of two letters', async () => {
    expect(await found('rakc')).toEqual([]);
    expect(await found('invntry')).toEqual([]);
  });

  it.each(['', '.*', '()', '"', '\\', '<>', '%00', '+-!', '"" ""', 'NEAR(', '🧱'])(
    'nothing for %s alone',
    async (query) => {
      expect((await search(query)).total).toBe(0);
    },
  );

  it('a page once, by its best section; its total counts pages', async () => {
    const { found: results, total } = await search('warehouse');
    expect([results.length, total]).toEqual([1, 1]);
  });

  it('sections with all words, before those with some', async () => {
    expect((await found('warehouse auditor'))[0]).toBe('/stock#roles');
    expect(await found('picker unheardof')).toEqual(['/stock#roles']);
  });

  it('a question once, where all of them are', async () => {
    const answer = { heading: 'What does it cost?', question: 'cost' };
    const some = page('/', 'Home', section('Welcome.'), section('A quote.', { ...answer, anchor: 'q1' }));
    const faq = page('/faq', 'Help', section('Answers.'), section('A quote.', { ...answer, anchor: 'q2' }));
    const { found: results } = await search('cost', [some, { ...faq, hasAllQuestions: true }]);
    expect(results.map(({ page: { path }, kind }) => [path, kind])).toEqual([['/faq', 'answer']]);
  });
});

it('marks what was found, and never shows what editors have noted', async () => {
  const [first] = (await search('write mail')).found;
  expect(shown(first?.marked.passage ?? null)).toBe(
    'Invoices and credit notes. [Write] us an e-[mail], or see our prices.',
  );
  const [other] = (await search('goods on hand')).found;
  expect([shown(other?.marked.title ?? null), shown(other?.marked.passage ?? null)]).toEqual([
    'Inventory',
    '[Goods] by warehouse, rack and bin.',
  ]);
});

it('suggests the closest word, and pages that have it', async () => {
  const { suggestion, nearest } = await search('invntry');
  expect([suggestion, nearest.map(({ page: { path } }) => path)]).toEqual(['inventory', ['/stock']]);
  expect((await search('order xqzzyk')).suggestion).toBe('order');
  expect((await search('xqzzyk')).suggestion).toBeUndefined();
});

it('ranks sections for a question, as they were given', async () => {
  const index = await indexOf(pages);
  const [first] = index.rank('What does the picker see in an unheardof warehouse?', 3);
  expect(first?.page).toMatchObject({ id: '/stock', path: '/stock', title: 'Inventory', kind: 'page' });
  expect(first?.section).toEqual(pages[1]?.sections[1]);
  expect(index.rank('prices', 1)[0]?.section).toEqual(pages[0]?.sections[1]);
});

describe('an index that changes', () => {
  it('finds the same as one that is made from scratch, after any changes', async () => {
    const words = ['stock', 'stocks', 'order', 'ledger', 'bin', 'e-mail'];
    const line = fc.array(fc.constantFrom(...words), { maxLength: 6 }).map((some) => some.join(' '));
    const change = fc.record({
      id: fc.integer({ min: 0, max: 4 }),
      title: line,
      text: line,
      isRemoved: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 12 }), async (changes) => {
        const index = await openIndex();
        const last = new Map<string, PageText>();
        for (const { id, title, text, isRemoved } of changes) {
          const one = page(`/${id}`, title, section(text));
          last.delete(one.id);
          if (isRemoved) index.remove(one.id);
          else index.set(one, '1');
          if (!isRemoved) last.set(one.id, one);
        }
        const remade = await indexOf([...last.values()]);
        const pathsOf = (some: typeof index, word: string) =>
          some
            .search(word)
            .found.map(({ page: { path } }) => path)
            .sort();
        for (const word of words) expect(pathsOf(index, word)).toEqual(pathsOf(remade, word));
      }),
      { numRuns: 30 },
    );
  });
});
