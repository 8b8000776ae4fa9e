import { describe, expect, it } from 'vitest';
import { settingsFixture } from '../chrome/site.fixture';
import { errorMeta } from '../error-pages/error-page';

const thrown = (status: number, data: unknown = null) => ({ status, statusText: '', internal: false, data });
const noIndex = { name: 'robots', content: 'noindex' };

describe('the head of an error page', () => {
  it.each([
    ['Page not found', thrown(404)],
    ['This page cannot be shown just now', thrown(503)],
    ['Something went wrong on this page', new Error('Minified React error #418')],
  ])('has the heading of the page as its title without settings: %s', (title, error) => {
    expect(errorMeta(undefined, error)).toEqual([{ title }, noIndex]);
  });

  it('has the title from the settings', () => {
    const { notFound, productName } = settingsFixture;
    expect(errorMeta(settingsFixture, thrown(404))).toEqual([
      { title: `${notFound.title} | ${productName}` },
      noIndex,
    ]);
  });

  it('has the title that was thrown with the error', () => {
    const ended = thrown(401, { page: { title: 'This preview has ended', text: '', actions: [] } });
    expect(errorMeta(settingsFixture, ended)).toEqual([
      { title: `This preview has ended | ${settingsFixture.productName}` },
      noIndex,
    ]);
  });
});
