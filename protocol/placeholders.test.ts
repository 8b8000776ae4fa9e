import { expect, it } from 'vitest';
import { fillLink, fillText } from './placeholders';

const brand = {
  productName: 'Plinth & Co',
  productSlug: 'plinth',
  applicationHost: 'https://app.example.com',
  facts: [
    { name: 'reply-time', value: '2–4 hours' },
    { name: 'uptime', value: '99.9 % of {product}' },
    { name: 'empty', value: null },
  ],
};

it.each([
  ['Why {product}', 'Why Plinth & Co'],
  ['{product}, {product}', 'Plinth & Co, Plinth & Co'],
  ['{Product} {host}', '{Product} {host}'],
  ['{reply-time}, {uptime}', '2–4 hours, 99.9 % of Plinth & Co'],
  ['{unknown} {toString} {empty}', '{unknown} {toString} {empty}'],
  ['', ''],
])('text %j becomes %j', (given, expected) => {
  expect(fillText(given, brand)).toBe(expected);
});

it.each([
  ['/support/{product}-academy', '/support/plinth-academy'],
  ['{host}/login', 'https://app.example.com/login'],
  ['resources/training', 'resources/training'],
  ['{booking}', ''],
])('link %j becomes %j', (given, expected) => {
  expect(fillLink(given, brand)).toBe(expected);
});

it('a link to the booking address becomes that address', () => {
  expect(fillLink('{booking}', { ...brand, bookingAddress: 'https://times.example' })).toBe(
    'https://times.example',
  );
});

it('does not read patterns in a replacement', () => {
  expect(fillText('{product}', { ...brand, productName: '$& $1' })).toBe('$& $1');
});
