import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom/server';
import { expect, it } from 'vitest';
import { SideIndex } from './long-read';

const items = [
  { label: 'Terms', href: '/rights/terms' },
  { label: 'Part', href: '#part' },
];

const markup = (current?: string) =>
  renderToStaticMarkup(
    <StaticRouter location="/">
      <SideIndex title="Legal pages" items={items} current={current} />
    </StaticRouter>,
  );

it.each([
  ['/rights/terms', 'page', 'Terms'],
  ['#part', 'location', 'Part'],
])('marks %s as the current %s', (current, kind, label) => {
  const html = markup(current);
  expect(html.match(/aria-current/g)).toHaveLength(1);
  expect(html).toMatch(new RegExp(`<a [^>]*aria-current="${kind}"[^>]*>${label}<`));
});

it('marks nothing without a current item', () => {
  expect(markup()).not.toContain('aria-current');
});
