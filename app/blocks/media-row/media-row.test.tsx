// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { renderBlock } from '../render-block.test-support';
import { MediaRow } from './media-row';
import { mediaRowFixture } from './media-row.fixture';

const link = { label: 'Why Plinth', href: 'company/why-plinth', newTab: null };

const render = (change: Partial<typeof mediaRowFixture> = {}, isHead = false) =>
  renderBlock(<MediaRow block={{ ...mediaRowFixture, ...change }} isHead={isHead} />);

it('title, text and link are read before the picture', () => {
  const body = render({ link });
  const order = Array.from(body.querySelectorAll('h2, p, a, figure'), (element) => element.tagName);
  expect(order.slice(0, 3)).toEqual(['H2', 'P', 'A']);
  expect(order.indexOf('FIGURE')).toBeGreaterThan(2);
});

it('the picture says in one sentence what it shows, and its figures are not read out', () => {
  const figure = render().querySelector('figure');
  expect(figure?.querySelector('figcaption')?.textContent).toBe(mediaRowFixture.image.caption);
  expect(figure?.querySelector('[aria-hidden="true"]')).not.toBeNull();
});

it('a link without a slash is resolved from the root', () => {
  expect(render({ link }).querySelector('a')?.getAttribute('href')).toBe('/company/why-plinth');
});

it('empty fields collapse', () => {
  const body = render({ text: null, link: null });
  expect(body.querySelector('section p')).toBeNull();
  expect(body.querySelector('a')).toBeNull();
});

it('the text is shown even if the picture cannot be', () => {
  const image = { ...mediaRowFixture.image, vignette: null };
  const body = render({ image });
  expect(body.querySelector('figure')).toBeNull();
  expect(body.querySelector('h2')?.textContent).toBe(mediaRowFixture.title);
});

it('the section is labelled by its heading, an h1 where it is first on the page', () => {
  const body = render({}, true);
  expect(body.querySelector('h1')?.id).toBe(body.querySelector('section')?.getAttribute('aria-labelledby'));
});
