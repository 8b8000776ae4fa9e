import { describe, expect, it } from 'vitest';
import { settingsFixture } from '../chrome/site.fixture';
import { errorMeta } from '../error-pages/error-page';

const noIndex = { name: 'robots', content: 'noindex' };

describe('the head of an error page', () => {
  it.each([
    ['notFound', 'Page not found'],
    ['unavailable', 'This page cannot be shown just now'],
    ['broken', 'Something went wrong on this page'],
  ] as const)('has the heading of the page as its title without settings: %s', (kind, title) => {
    expect(errorMeta(undefined, kind)).toEqual([{ title }, noIndex]);
  });

  it('has the title from the settings', () => {
    const { notFound, productName } = settingsFixture;
    expect(errorMeta(settingsFixture, 'notFound')).toEqual([
      { title: `${notFound.title} | ${productName}` },
      noIndex,
    ]);
  });
});
