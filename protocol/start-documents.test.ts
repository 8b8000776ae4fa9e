import { expect, it } from 'vitest';
import { startDocuments } from './start-documents';

it('the start has settings and menu last, the name as it was typed, and no sample name', () => {
  const documents = startDocuments(' Cornice ');
  const ids = ['page-home', 'chatSettings', 'navigation', 'siteSettings'];
  expect(documents.map(({ _id }) => _id)).toEqual(ids);
  expect(documents.at(-1)).toMatchObject({ productName: 'Cornice', productSlug: 'cornice' });
  expect(JSON.stringify(documents)).not.toMatch(/plinth/i);
});

it.each(['', '  ', 'a'.repeat(61)])('the product name “%s” is rejected', (name) => {
  expect(() => startDocuments(name)).toThrow(/^The (product needs a name|name has at most)/);
});
