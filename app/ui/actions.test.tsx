import { expect, it } from 'vitest';
import { Actions, MainAction } from './actions';
import { markupOf } from './static-markup.test-support';

const start = { label: 'Start', href: 'https://app.site.example/login' };
const demo = { label: 'Book a demo', href: '/contact' };

const markup = (links: (typeof start)[], note: string | null = 'Leads to sign-in.') =>
  markupOf(
    <MainAction.Provider value={{ href: start.href, note }}>
      <Actions links={links} />
    </MainAction.Provider>,
  );

it('has the words of the main button under a group that repeats it, and only there', () => {
  const html = markup([start, demo]);
  expect(html.indexOf('Leads to sign-in.')).toBeGreaterThan(html.indexOf('Book a demo'));
  expect(markup([demo])).not.toContain('<p ');
  expect(markup([start, demo], null)).not.toContain('<p ');
});
