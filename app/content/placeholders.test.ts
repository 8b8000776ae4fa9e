import { expect, it } from 'vitest';
import { fillPlaceholders } from './placeholders';

const brand = {
  productName: 'Plinth & Co',
  productSlug: 'plinth',
  applicationHost: 'https://app.example.com',
};

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
