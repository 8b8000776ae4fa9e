import { expect, it } from 'vitest';
import { slugOf, startDocuments } from './start-documents';

it.each([
  ['Plinth', 'plinth'],
  ['  Größe & Co. ', 'grosse-co'],
  ['Joe’s ERP', 'joes-erp'],
  ['Élan 2', 'elan-2'],
  ['東京', 'product'],
  ['X', 'product'],
  [`${'a'.repeat(31)} b`, 'a'.repeat(31)],
])('The short name of “%s” is %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

it('the start has settings and menu last, the name as it was typed, and no sample name', () => {
  const documents = startDocuments(' Cornice ');
  expect(documents.map(({ _id }) => _id)).toEqual([
    'page-home',
    'chatSettings',
    'navigation',
    'siteSettings',
  ]);
  expect(documents.at(-1)).toMatchObject({ productName: 'Cornice', productSlug: 'cornice' });
  expect(JSON.stringify(documents)).not.toMatch(/plinth/i);
});
