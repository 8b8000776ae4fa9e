import { expect, it } from 'vitest';
import {
  checkApplicationHost,
  checkFactName,
  checkFacts,
  checkProductName,
  checkProductSlug,
  checkShortName,
  slugOf,
} from './product-names';

it.each([
  ['Plinth', 'plinth'],
  ['  Größe & Co. ', 'grosse-co'],
  ['Joe’s ERP', 'joes-erp'],
  ['Élan 2', 'elan-2'],
  ['東京', 'product'],
  ['X', 'product'],
  [`${'a'.repeat(31)} b`, 'a'.repeat(31)],
])('The short name of “%s” is %s, which the rule accepts', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
  expect(checkProductSlug(slug)).toBe(true);
});

it.each([undefined, '', 'x', 'a'.repeat(33), 'Kestrel', 'kestrel-', 'kes--trel', 'kes trel', 'café'])(
  'the short name %s is rejected',
  (slug) => {
    expect(checkProductSlug(slug)).toMatch(/^(Use lower-case letters|The short name has 2 to 32)/);
  },
);

const NEEDED = /^The product needs a name/;

it.each<[string | undefined, RegExp]>([
  [undefined, NEEDED],
  ['', NEEDED],
  ['  ', NEEDED],
  ['a'.repeat(61), /^The name has at most 60/],
])('the product name “%s” is rejected', (name, message) => {
  expect(checkProductName(name)).toMatch(message);
});

it('a product name of 60 characters is accepted, spaces around it do not count', () => {
  expect(checkProductName(` ${'a'.repeat(60)} `)).toBe(true);
});

it.each([
  [undefined, false],
  ['', false],
  ['http://app.example.com', false],
  ['https://', false],
  ['https://app.example.com/', false],
  ['https://a b.example.com', false],
  ['https://app.example.com', true],
])('%s is the application’s address: %s', (host, isOne) => {
  const message = expect.stringMatching(/^The address of the application begins with https/);
  expect(checkApplicationHost(host)).toEqual(isOne ? true : message);
});

it.each([undefined, 'plinth', 'order-management', '2-steps'])('the short name %s is accepted', (name) => {
  expect(checkShortName(name)).toBe(true);
});

it.each(['Plinth', 'order management', '-a', 'a-', 'a--b', 'café', '#book', ''])(
  '“%s” is refused',
  (name) => {
    expect(checkShortName(name)).toMatch(/^Use lower-case letters/);
  },
);

it.each([
  ['uptime', true],
  ['reply-time', true],
  ['product', '{product} is filled already. Choose another name.'],
  ['Reply time', 'Use lower-case letters, digits and hyphens only, for example order-management.'],
])('the name of a fact %j: %j', (name, expected) => {
  expect(checkFactName(name)).toBe(expected);
});

it.each([
  [undefined, true],
  [[{ name: 'uptime' }, {}, {}], true],
  [[{ name: 'uptime' }, { name: 'reply-time' }, { name: 'uptime' }], 'Two facts have the name uptime.'],
])('facts %j: %j', (facts, expected) => {
  expect(checkFacts(facts)).toBe(expected);
});
