import { describe, expect, it } from 'vitest';
import { opensIn } from './opens-in';

const at = (address: string) => opensIn('company', 'page', 'page-in-folder', () => address);
/** The list itself: it has no effect. */
const context = { pane: {}, index: 1 };

describe('a link to a document', () => {
  it.each([
    ['/structure/company', true],
    ['/structure/company;page-company-about', true],
    ['/structure/features;page-features', false],
    ['/structure/company-archive', false],
    ['/attention', false],
    ['/intent/edit/id=page-features;type=page', false],
  ])('seen at %s opens beside the list: %s', (address, isBeside) => {
    expect(at(address)('edit', { id: 'page-features', type: 'page' }, context)).toBe(isBeside);
  });

  it('of another type never opens beside the list', () => {
    expect(at('/structure/company')('edit', { id: 'faqItem-contact', type: 'faqItem' }, context)).toBe(false);
  });
});

it('a translation opens in the list of its language, wherever it is seen', () => {
  const isIn = (list: string) =>
    opensIn(
      list,
      'page',
      'page-in-folder',
      () => '/structure/company',
    )('edit', { id: 'page-preise', type: 'page', language: 'de' }, context);
  expect(['page-de', 'company', 'page-fr'].map(isIn)).toEqual([true, false, false]);
});

it('a new document opens beside the list that it was created in, and no other', () => {
  const isBeside = (template?: string) =>
    at('/structure')('create', { type: 'page', ...(template ? { template } : {}) }, context);
  expect(isBeside('page-in-folder')).toBe(true);
  expect(isBeside('page')).toBe(false);
  expect(isBeside()).toBe(false);
});
