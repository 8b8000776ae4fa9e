import { expect, it } from 'vitest';
import { reservedIds } from '../../protocol/element-ids';
import { consentRules } from '../analytics/consent/consent-rules';
import { TEMPLATE_ID } from '../ui/hydration/start-react';
import { markupOf } from '../ui/static-markup.test-support';
import { PageFrame } from './page-frame';
import { navigationFixture, settingsFixture } from './site.fixture';

const full = { settings: settingsFixture, navigation: navigationFixture, year: 2031 };

const markup = (site: typeof full, path = '/company/blog/an-article') =>
  markupOf(
    <PageFrame site={site} path={path} endCap={site.settings.endCap}>
      <p>Body</p>
    </PageFrame>,
    path,
  );

/** Every link as `href aria-current name`, in order. */
function links(html: string) {
  return [...html.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)].map(([, attributes = '', inner = '']) => ({
    href: /href="([^"]*)"/.exec(attributes)?.[1],
    current: /aria-current="([^"]*)"/.exec(attributes)?.[1],
    text: inner.replace(/<[^>]*>/g, ''),
  }));
}

const part = (html: string, tag: string) => new RegExp(`<${tag}\\b.*?</${tag}>`, 's').exec(html)?.[0] ?? '';

it('starts with the skip link and has its landmarks in order', () => {
  const html = markup(full);
  expect(links(html)[0]).toMatchObject({ href: '#main', text: 'Skip to content' });
  const order = ['<header', '<main id="main"', 'Body', 'Closing title', '<footer'].map((text) =>
    html.indexOf(text),
  );
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((one, other) => one - other));
});

it('reserves its ids, by which scripts find its elements before those of content', () => {
  const printed = [...markup(full).matchAll(/ id="([^":]+)"/g)].map(([, id]) => id ?? '');
  const ids = [...printed, TEMPLATE_ID, consentRules.bannerId];
  expect(ids.filter((id) => !reservedIds.has(id))).toEqual([]);
});

it('has every link of the menu in the header, and one to the search, before any script runs', () => {
  const hrefs = links(part(markup(full), 'header')).map((link) => link.href);
  for (const href of [
    '/',
    '/company/blog',
    '/company/faq',
    '/features',
    '/features/procurement',
    '/search',
  ]) {
    expect(hrefs).toContain(href);
  }
});

it('repeats the groups in the footer: own page first, a different target where there is one', () => {
  const footer = links(part(markup(full), 'footer')).map((link) => `${link.text} ${link.href}`);
  expect(footer).toContain('FAQ /contact-us');
  expect(footer).not.toContain('FAQ /company/faq');
  expect(footer.indexOf('All modules /features') + 1).toBe(
    footer.indexOf('Procurement /features/procurement'),
  );
  expect(footer).toContain('Forum (opens in a new tab) https://community.site.example');
  expect(footer.at(-1)).toBe('Terms /sample-rights/terms-of-service');
});

it.each([
  ['the parent page', '/company/blog/an-article', ['/company/blog true']],
  ['the page itself', '/features', ['/features page', '/features page']],
])('marks %s as current', (_, path, expected) => {
  const marked = links(part(markup(full, path), 'header')).filter(({ current }) => current);
  expect(marked.map(({ href, current }) => `${href} ${current}`)).toEqual(expected);
});

it('marks the group of the parent page', () => {
  expect(part(markup(full), 'header')).toMatch(/<button[^>]*aria-current="true"[^>]*>.*?Company/s);
});

it('shows the notice of the site before the header while there is one', () => {
  const noticed = { ...full, settings: { ...settingsFixture, siteNotice: 'Closed until Monday.' } };
  const html = markup(noticed);
  expect(html.indexOf('Closed until Monday.')).toBeGreaterThan(html.indexOf('Skip to content'));
  expect(html.indexOf('Closed until Monday.')).toBeLessThan(html.indexOf('<header'));
  expect(markup(full)).not.toContain('<aside');
});

it('links the menu button to an existing site map without scripts', () => {
  const html = markup(full);
  expect(links(part(html, 'header')).map((link) => link.href)).toContain('#site-map');
  expect(part(html, 'footer')).toContain('id="site-map"');
});
