// @vitest-environment jsdom
import { Link } from '@remix-run/react';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { Anchor, BookingAddress, PageLink } from './anchor';
import { tracked } from './events';
import { safeHref } from './safe-href';
import { markupOf } from './static-markup.test-support';

afterEach(cleanup);

function show(href: string, newTab = false) {
  render(
    <MemoryRouter initialEntries={['/company/blog/article']}>
      <Anchor href={href} newTab={newTab} className="look">
        Words
      </Anchor>
    </MemoryRouter>,
  );
  return screen.queryByRole('link');
}

const attribute = (link: HTMLElement | null, name: string) => link?.getAttribute(name) ?? null;

it('resolves a path without a slash from the root, on any page', () => {
  expect(attribute(show('resources/training'), 'href')).toBe('/resources/training');
});

it('sends no referrer to other sites', () => {
  const link = show('https://community.site.example');
  expect(attribute(link, 'rel')).toBe('noopener noreferrer');
  expect(attribute(link, 'target')).toBeNull();
});

it('adds nothing to pages and anchors of the site', () => {
  expect(attribute(show('/pricing'), 'rel')).toBeNull();
  cleanup();
  const anchor = show('#part');
  expect(attribute(anchor, 'href')).toBe('#part');
  expect(attribute(anchor, 'rel')).toBeNull();
});

it.each(['/pricing', 'https://community.site.example', '#part'])(
  'opens %s in a new tab and says so',
  (href) => {
    const link = show(href, true);
    expect(attribute(link, 'target')).toBe('_blank');
    expect(attribute(link, 'rel')).toBe('noopener noreferrer');
    expect(link?.textContent).toBe('Words (opens in a new tab)');
  },
);

it.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', ''])('shows %j as text', (href) => {
  expect(show(href)).toBeNull();
  expect(screen.getByText('Words').className).toBe('look');
});

it.each([
  '/',
  '/pricing',
  '/company/blog/a?b=c&d=%20#e',
  '/é/ü ß',
  '/a/../b',
  '/%2F/c',
  '/a//b/',
  'no/slash',
])('a link to %s is printed as the router would in a browser', (written) => {
  const { href } = safeHref(written);
  const look = { className: 'look', target: '_blank', rel: 'noopener', 'aria-current': 'page' } as const;
  const printed = (link: ReactElement) =>
    [...markupOf(link, '/company/blog/article').matchAll(/[a-z-]+="[^"]*"/g)].map(String).sort();
  const own = printed(<PageLink {...look} href={href} />);
  expect(own).toEqual(printed(<Link {...look} to={href} discover="none" prefetch="none" />));
});

it.each([
  ['mailto:hello@site.example?subject=Hello', 'mail_click'],
  ['TEL:+49401234', 'phone_click'],
  ['https://times.example/demo', 'booking_click'],
  ['https://times.example/', 'cta_click'],
  ['/pricing', 'cta_click'],
])('a click on %s is the event %s', (href, event) => {
  const link = <Anchor href={href} usualEvent="action" />;
  const markup = markupOf(
    <BookingAddress.Provider value="https://times.example/demo">{link}</BookingAddress.Provider>,
  );
  expect(markup).toContain(` data-track="${event} content"`);
});

it('an event of its own comes before that of the address; without either there is none', () => {
  const markup = markupOf(<Anchor href="mailto:hello@site.example" {...tracked('outlineSent')} />);
  expect(markup).toContain(' data-track="outline_send content"');
  expect(markupOf(<Anchor href="/" />)).not.toContain('data-track');
});
