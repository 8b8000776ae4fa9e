import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchQueryValue } from '../../protocol/search-query';
import { MOST_FOUND, type SearchDocument, SearchIndex, type SearchSection } from './search-index';

const page = (path: string, title: string, ...sections: SearchSection[]): SearchDocument => ({
  id: path,
  path,
  title,
  kind: 'page',
  sections,
});
const text = (words: string, more: Partial<SearchSection> = {}): SearchSection => ({ text: words, ...more });

const pages = [
  page('/orders', 'Order management', text('Know where every order stands.'), {
    heading: 'Billing and returns',
    anchor: 'billing',
    text: 'Invoices and credit notes. Write us an e-mail.',
  }),
  page('/stock', 'Inventory', text('Stock by warehouse, rack and bin.', { asked: 'goods on hand' }), {
    heading: 'Role-based access',
    anchor: 'roles',
    text: 'A picker sees the warehouse, an auditor sees everything.',
    rows: 'Bracket 402\nPanel 317',
  }),
  page(
    '/blog/orders',
    'A guide to moving',
    text('Management of an order, and of orders in general: the café of Größe.'),
  ),
];

function indexOf(documents: readonly SearchDocument[]) {
  const index = new SearchIndex();
  for (const document of documents) index.set(document);
  return index;
}
const search = (query: string, index = indexOf(pages)) => index.search(searchQueryValue(query));
const found = (query: string, index = indexOf(pages)) =>
  search(query, index).found.map(({ document, section }) =>
    [document.path, section.anchor].filter(Boolean).join('#'),
  );

describe('a search finds', () => {
  it.each([
    ['titles over text', 'order management', '/orders'],
    ['headings over text', 'returns', '/orders#billing'],
    ['a beginning', 'invent', '/stock'],
    ['rows of tables', 'bracket', '/stock#roles'],
    ['a phrase in a row of a table', '"panel 317"', '/stock#roles'],
    ['the singular of a plural', 'invoice', '/orders#billing'],
    ['the plural of a singular', 'warehouses', '/stock'],
    ['without an accent', 'cafe', '/blog/orders'],
    ['with an accent', 'invéntory', '/stock'],
    ['ss for ß', 'grosse', '/blog/orders'],
    ['with a hyphen', 'order-management', '/orders'],
    ['one word for a compound', 'email', '/orders#billing'],
    ['two words for a compound', 'e mail', '/orders#billing'],
    ['a missing letter', 'inventry', '/stock'],
    ['a letter too much', 'invventory', '/stock'],
    ['another letter', 'inventery', '/stock'],
    ['changed places', 'ivnentory', '/stock'],
    ['words of page and part', 'inventory picker', '/stock#roles'],
    ['words that editors noted', 'goods on hand', '/stock'],
    ['a phrase', '"order, and of orders"', '/blog/orders'],
    ['whatever the case', 'BILLING', '/orders#billing'],
  ])('%s: %s', (_, query, first) => {
    expect(found(query)[0]).toBe(first);
  });

  it('no phrase whose words are apart', () => {
    expect(found('"order stands"')).toEqual(['/orders']);
    expect(found('"stands order"')).toEqual([]);
    expect(search('"stands order"').suggestion).toBe('stands order');
  });

  it('no typo in a word of four letters, and none of two letters', () => {
    expect(found('rakc')).toEqual([]);
    expect(found('invntry')).toEqual([]);
  });

  it('nothing for signs alone', () => {
    for (const query of ['', '.*', '()', '"', '\\', '<>', '%00', '+-!']) expect(found(query)).toEqual([]);
  });

  it('sections with all words, before those with some', () => {
    expect(found('warehouse auditor')[0]).toBe('/stock#roles');
    expect(found('picker unheardof')).toEqual(['/stock#roles']);
  });

  it('no part of a page for the words of the page’s title alone', () => {
    expect(found('order management')).not.toContain('/orders#billing');
    expect(found('order invoices')[0]).toBe('/orders#billing');
  });

  it('a question once, where all of them are', () => {
    const answer = { heading: 'What does it cost?', text: 'A quote.', question: 'cost' };
    const some = page('/', 'Home', text('Welcome.'), { ...answer, anchor: 'q1' });
    const faq = page('/faq', 'Help', text('Answers.'), { ...answer, anchor: 'q2' });
    const all = { ...faq, hasAllQuestions: true };
    const results = search('cost', indexOf([some, all])).found;
    expect(results.map(({ document, kind }) => [document.path, kind])).toEqual([['/faq', 'answer']]);
  });

  it('other pages between the parts of one', () => {
    const part = (number: number) => ({ heading: `Ledger ${number}`, anchor: `${number}`, text: '' });
    const one = page('/a', 'A', text(''), ...[1, 2, 3, 4].map(part));
    const other = page('/b', 'B', { heading: 'Of a ledger and its uses', anchor: 'b', text: '' });
    const results = found('ledger', indexOf([one, other]));
    expect(results.indexOf('/b#b')).toBeLessThan(4);
  });

  it('at most 200', () => {
    const many = Array.from({ length: 300 }, (_, number) => page(`/${number}`, `Ledger ${number}`, text('')));
    expect(found('ledger', indexOf(many))).toHaveLength(MOST_FOUND);
  });
});

it('the closest word is suggested', () => {
  expect(search('invntry').suggestion).toBe('inventory');
  expect(search('order xqzzyk').suggestion).toBe('order');
  expect(search('xqzzyk').suggestion).toBeUndefined();
});

it('the words that were found are named, for marking', () => {
  expect([...search('invoices').words]).toContain('invoices');
});

describe('an index that changes', () => {
  it('finds nothing of what was removed or replaced', () => {
    const index = indexOf(pages);
    index.remove('/stock');
    index.set(page('/orders', 'Purchases', text('Buying.')));
    expect(found('warehouse', index)).toEqual([]);
    expect(found('invoices', index)).toEqual([]);
    expect(found('purchases', index)).toEqual(['/orders']);
    index.remove('/nothing');
    expect(index.size).toBe(2);
  });

  it('finds the same as one that is made from scratch, after any changes', () => {
    const words = ['stock', 'stocks', 'order', 'ledger', 'bin', 'e-mail'];
    const line = fc.array(fc.constantFrom(...words), { maxLength: 6 }).map((some) => some.join(' '));
    const change = fc.record({
      id: fc.integer({ min: 0, max: 4 }),
      title: line,
      text: line,
      isRemoved: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
        const index = new SearchIndex();
        const last = new Map<string, SearchDocument>();
        for (const { id, title, text: body, isRemoved } of changes) {
          const document = page(`/${id}`, title, text(body));
          last.delete(document.id);
          if (isRemoved) index.remove(document.id);
          else {
            index.set(document);
            last.set(document.id, document);
          }
        }
        const remade = indexOf([...last.values()]);
        for (const word of words) expect(found(word, index)).toEqual(found(word, remade));
      }),
    );
  });
});
