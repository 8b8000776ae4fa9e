import { describe, expect, it } from 'vitest';
import { filledPreview, withFilledPreview } from './filled-previews';

const brand = {
  productName: 'Plinth',
  productSlug: 'plinth',
  applicationHost: 'https://app.example.com',
  facts: [{ name: 'uptime', value: '99.9 %' }],
};

describe('a preview', () => {
  it.each([
    ['Why {product}', 'Why Plinth'],
    ['{uptime} of {product}', '99.9 % of Plinth'],
    ['{unknown} stays', '{unknown} stays'],
    ['/{product}-rights/legal', '/plinth-rights/legal'],
    ['→ /company/why-{product}', '→ /company/why-plinth'],
    ['{host}/login', 'https://app.example.com/login'],
  ])('shows %s as %s', (stored, shown) => {
    expect(filledPreview({ title: stored, subtitle: stored }, brand)).toEqual({
      title: shown,
      subtitle: shown,
    });
  });

  it('keeps what is no text, and everything while the values are not known', () => {
    expect(filledPreview({ title: undefined, media: 'drawing' }, brand)).toEqual({ media: 'drawing' });
    expect(filledPreview({ title: '{product}' }, undefined)).toEqual({ title: '{product}' });
  });
});

it('leaves a type without a preview as it is', () => {
  const type = { name: 'plain', type: 'object', fields: [{ name: 'a', type: 'string' }] } as const;
  expect(withFilledPreview(type)).toBe(type);
});
