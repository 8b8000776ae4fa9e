import { vercelStegaCombine } from '@vercel/stega';
import { expect, it } from 'vitest';
import { menuItemFixture as group, menuLinkFixture as link } from '../../chrome/site.fixture';
import type { Navigation } from '../../content-model/content-types';
import { breadcrumbs } from './breadcrumbs';

const settings = { language: 'en-GB' };
const navigation: Navigation = {
  items: [
    group('Company', null, [link('About', '/company/about'), link('Blog', '/company/blog')]),
    group('Features', '/features', [link('Inventory management', '/features/inventory-management')]),
    group('Resources', null, [link('Training', 'resources/training')]),
  ],
  legalLinks: [
    { label: 'Legal', href: '/sample-rights/legal', newTab: null },
    { label: 'Cookies', href: 'sample-rights/cookies', newTab: null },
  ],
};

it.each([
  ['/company/about', 'About us', [{ label: 'Company' }, { label: 'About' }]],
  [
    '/features/inventory-management',
    'x',
    [{ label: 'Features', href: '/features' }, { label: 'Inventory management' }],
  ],
  [
    '/company/blog/fifo',
    'FIFO',
    [{ label: 'Company' }, { label: 'Blog', href: '/company/blog' }, { label: 'FIFO' }],
  ],
  ['/resources/training', 'x', [{ label: 'Resources' }, { label: 'Training' }]],
  ['/pricing', 'Pricing', [{ label: 'Pricing' }]],
  ['/sample-rights/cookies', 'What we keep', [{ label: 'Legal' }, { label: 'Cookies' }]],
  ['/sample-rights/legal', 'Legal', [{ label: 'Legal' }]],
  ['/company/blogger', 'Blogger', [{ label: 'Blogger' }]],
])('%s', (path, title, expected) => {
  expect(breadcrumbs(path, title, { navigation, settings })).toEqual(expected);
});

it('takes the longest of the links that match, in any order of the menu', () => {
  const links = [link('Blog', '/company/blog'), link('Guides', '/company/blog/guides')];
  for (const items of [links, [...links].reverse()]) {
    const menu = { ...navigation, items: [group('Company', null, items)] };
    expect(breadcrumbs('/company/blog/guides/fifo', 'FIFO', { navigation: menu, settings })).toEqual([
      { label: 'Company' },
      { label: 'Guides', href: '/company/blog/guides' },
      { label: 'FIFO' },
    ]);
  }
});

it('finds the page of a link with an anchor, a query, a slash at its end or capitals', () => {
  for (const href of ['/support/guides#first', '/support/guides?from=menu', 'Support/Guides/']) {
    const menu = { ...navigation, items: [group('Support', null, [link('Guides', href)])] };
    expect(breadcrumbs('/support/guides', 'x', { navigation: menu, settings })).toEqual([
      { label: 'Support' },
      { label: 'Guides' },
    ]);
  }
});

it('lists the legal documents’ page once, in a preview too', () => {
  const label = vercelStegaCombine('Legal', { href: '/intent/edit' }, false);
  const marked = { ...navigation, legalLinks: [{ label, href: '/legal', newTab: null }] };
  expect(breadcrumbs('/legal', 'x', { navigation: marked, settings })).toEqual([{ label }]);
});

it('has legal documents below their own name in the language of the content', () => {
  const site = { navigation, settings: { language: 'de-CH' } };
  expect(breadcrumbs('/sample-rights/cookies', 'x', site)).toEqual([
    { label: 'Rechtliches' },
    { label: 'Cookies' },
  ]);
});
