import { describe, expect, it } from 'vitest';
import { fillLink, fillPlaceholders, fillText } from './placeholders';

const brand = {
  productName: 'Plinth & Co',
  productSlug: 'plinth',
  applicationHost: 'https://app.example.com',
};

describe('placeholders', () => {
  it.each([
    ['Why {product}', 'Why Plinth & Co'],
    ['{product}, {product}', 'Plinth & Co, Plinth & Co'],
    ['{Product} {host}', '{Product} {host}'],
    ['', ''],
  ])('text %j becomes %j', (given, expected) => {
    expect(fillText(given, brand)).toBe(expected);
  });

  it.each([
    ['/support/{product}-academy', '/support/plinth-academy'],
    ['{host}/login', 'https://app.example.com/login'],
    ['resources/training', 'resources/training'],
  ])('link %j becomes %j', (given, expected) => {
    expect(fillLink(given, brand)).toBe(expected);
  });

  it('does not read patterns in a replacement', () => {
    expect(fillText('{product}', { ...brand, productName: '$& $1' })).toBe('$& $1');
  });

  it('distinguishes links from texts by the field’s name, at any depth', () => {
    const answer = {
      title: 'About {product}',
      path: '/company/why-{product}',
      blocks: [
        {
          links: [{ label: '{product}', href: '/{product}', footerHref: '/{product}/footer' }],
          bullets: ['{product}'],
          n: 1,
        },
      ],
    };
    expect(fillPlaceholders(answer, brand)).toEqual({
      title: 'About Plinth & Co',
      path: '/company/why-plinth',
      blocks: [
        {
          links: [{ label: 'Plinth & Co', href: '/plinth', footerHref: '/plinth/footer' }],
          bullets: ['Plinth & Co'],
          n: 1,
        },
      ],
    });
  });
});
