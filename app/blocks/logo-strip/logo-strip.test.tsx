// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { attributesOf } from '../../ui/elements.test-support';
import { visuallyHidden } from '../../ui/typography.css';
import { renderBlock } from '../render-block.test-support';
import { LogoStrip } from './logo-strip';
import { logoStripFixture } from './logo-strip.fixture';

const render = (change: Partial<typeof logoStripFixture> = {}) =>
  renderBlock(<LogoStrip block={{ ...logoStripFixture, ...change }} isHead={false} />);

it('six logos, each with its company’s name, in the order of the content', () => {
  const names = attributesOf(render(), 'li [role="img"]', 'aria-label');
  expect(names).toEqual(logoStripFixture.logos.map(({ alt }) => alt));
});

it('the heading is there for screen readers', () => {
  const heading = render().querySelector('h2');
  expect(heading?.textContent).toBe(logoStripFixture.title);
  expect(heading?.classList).toContain(visuallyHidden);
});

it('it renders nothing without logos', () => {
  expect(render({ logos: [] }).innerHTML).toBe('');
});
