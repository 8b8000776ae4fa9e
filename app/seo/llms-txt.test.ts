import { expect, it } from 'vitest';
import { navigationFixture, settingsFixture } from '../chrome/site.fixture';
import { llmsTxt } from './llms-txt';

it('lists the menu as links to Markdown twins, without foreign links', () => {
  expect(
    llmsTxt([{ navigation: navigationFixture, settings: settingsFixture }], 'https://site.example'),
  ).toBe(`# Sample

> A description.

- [Home](https://site.example/index.md)

## Company

- [Blog](https://site.example/company/blog.md): Guides
- [FAQ](https://site.example/company/faq.md): Answers

## Features

- [All modules](https://site.example/features.md)
- [Procurement](https://site.example/features/procurement.md): Orders to match

## Optional

- [Terms](https://site.example/sample-rights/terms-of-service.md)
`);
});

it('keeps each entry on its line, with or without a menu', () => {
  const settings = {
    ...settingsFixture,
    productName: 'A\n## B',
    seo: { ...settingsFixture.seo, description: 'C\nD' },
  };
  const [first] = navigationFixture.items ?? [];
  const items = first ? [{ ...first, name: 'E\n[F](/g)', href: '/a#b' }] : [];
  expect(
    llmsTxt(
      [{ navigation: { ...navigationFixture, items, legalLinks: [] }, settings }],
      'https://site.example',
    ),
  ).toBe('# A ## B\n\n> C D\n\n- [E \\[F\\](/g)](https://site.example/a.md)\n');
});
