// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { visuallyHidden } from '../../ui/typography.css';
import { renderBlock } from '../render-block.test-support';
import { LogoStrip } from './logo-strip';
import { logoStripFixture } from './logo-strip.fixture';

const render = (change: Partial<typeof logoStripFixture> = {}, isHead = false) =>
  renderBlock(<LogoStrip block={{ ...logoStripFixture, ...change }} isHead={isHead} />);

it('six logos, each with its company’s name, in the order of the content', () => {
  const names = Array.from(render().querySelectorAll('li [role="img"]'), (logo) =>
    logo.getAttribute('aria-label'),
  );
  expect(names).toEqual(logoStripFixture.logos.map(({ alt }) => alt));
});

it('the heading is there for screen readers', () => {
  const body = render();
  const heading = body.querySelector('h2');
  expect(heading?.textContent).toBe(logoStripFixture.title);
  expect(heading?.querySelector('span')?.className).toBe(visuallyHidden);
  expect(body.querySelector('section')?.getAttribute('aria-labelledby')).toBe(heading?.id);
  expect(render({}, true).querySelector('h1')?.textContent).toBe(logoStripFixture.title);
});

it('it renders nothing without logos', () => {
  expect(render({ logos: [] }).innerHTML).toBe('');
});
