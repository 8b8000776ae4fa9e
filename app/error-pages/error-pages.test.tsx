import { describe, expect, it } from 'vitest';
import { settingsFixture } from '../chrome/site.fixture';
import type { SiteSettings } from '../content-model/content-types';
import { onPaper } from '../ui/actions.css';
import { markupOf } from '../ui/static-markup.test-support';
import { errorMeta, PageForError } from './error-page';

const thrown = (status: number, data: unknown = null) => ({ status, statusText: '', internal: false, data });
const markup = (error: unknown, settings?: SiteSettings, location = '/nowhere?a=1') =>
  markupOf(<PageForError error={error} settings={settings} />, location);
const heading = (html: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1];

describe.each([
  [404, settingsFixture.notFound, '404'],
  [503, settingsFixture.unavailable, '503'],
])('The page for status %d', (status, content, named) => {
  it('shows the editors’ texts, with one h1', () => {
    const html = markup(thrown(status), settingsFixture);
    expect(heading(html)).toBe(content.title);
    expect(html).toContain(content.text);
  });

  it('has default texts and a link if content is unavailable', () => {
    const html = markup(thrown(status));
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html).toContain(named);
    expect(html).toContain('href="/"');
  });
});

it.each([
  ['a file that a browser could not fetch', new TypeError('Failed to fetch')],
  ['a component that fails', new Error('Minified React error #418')],
  ['a value that is not an error', undefined],
])('The page for %s mentions no status', (_, error) => {
  const html = markup(error, settingsFixture);
  expect(heading(html)).not.toBe(settingsFixture.unavailable.title);
  expect(html.replace(/<[^>]*>/g, '')).not.toMatch(/\d{3}/);
  expect(html).toContain('href="/"');
});

it.each([
  ['content is unavailable', thrown(503), true],
  ['code has failed', new Error('failed'), true],
  ['the page does not exist', thrown(404), false],
])('When %s, the page offers to try again first, only if that may help', (_, error, isOffered) => {
  const first = (settings?: SiteSettings) => /<a [^>]*href="([^"]*)"/.exec(markup(error, settings))?.[1];
  for (const settings of [undefined, settingsFixture])
    expect(first(settings) === '/nowhere?a=1').toBe(isOffered);
});

it('has no second primary button beside a search', () => {
  const primary = (html: string) => html.split(onPaper.primary).length - 1;
  expect(primary(markup(thrown(404), settingsFixture))).toBe(1);
  expect(primary(markup(thrown(404)))).toBe(1);
});

const searched = (html: string) => /<input[^>]* value="([^"]*)"/.exec(html)?.[1];

it.each([
  ['/features/order-management', 'order management'],
  ['/old/Weighted_average.html', 'weighted average'],
  ['/gr%C3%B6%C3%9Fe/', 'größe'],
  ['/%E0%A4%A/a%22b', 'a 22b'],
  ['/"><script>', 'script'],
  ['/search?q=Stock&page=9', 'stock'],
])('The page for the missing %s searches for “%s”', (location, words) => {
  expect(searched(markup(thrown(404), settingsFixture, location))).toBe(words);
});

it('Without the site’s content there is nothing to search', () => {
  expect(markup(thrown(503), settingsFixture)).not.toContain('role="search"');
  expect(markup(thrown(404))).not.toContain('role="search"');
});

describe('the head of an error page', () => {
  const noIndex = { name: 'robots', content: 'noindex' };

  it.each([
    ['Page not found', thrown(404)],
    ['This page cannot be shown just now', thrown(503)],
    ['Something went wrong on this page', new Error('Minified React error #418')],
  ])('has the heading of the page as its title without settings: %s', (title, error) => {
    expect(errorMeta(undefined, error)).toEqual([{ title }, noIndex]);
  });

  const ended = thrown(401, { page: { title: 'This preview has ended', text: '', actions: [] } });

  it.each([
    ['from the settings', thrown(404), settingsFixture.notFound.title],
    ['that was thrown with the error', ended, 'This preview has ended'],
  ])('has the title %s', (_, error, title) => {
    const expected = `${title} | ${settingsFixture.productName}`;
    expect(errorMeta(settingsFixture, error)).toEqual([{ title: expected }, noIndex]);
  });
});
