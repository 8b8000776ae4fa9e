// For tests only; not part of what is shipped.
import { expect, it } from 'vitest';
import type { BlockOf } from '../content/content-types';

const link = { label: 'Why Plinth', href: 'company/why-plinth', newTab: null };

type TextAndPicture = BlockOf<'darkBand'> | BlockOf<'mediaRow'>;
type Change = Pick<Partial<TextAndPicture>, 'text' | 'link' | 'image'>;

/** Tests of a block that shows a title, a text, a link and a picture side by side. */
export function testTextAndPicture(fixture: TextAndPicture, render: (change: Change) => HTMLElement): void {
  it('title, text and link are read before the picture', () => {
    const body = render({ link });
    const order = Array.from(body.querySelectorAll('h2, p, a, figure'), (element) => element.tagName);
    expect(order.slice(0, 3)).toEqual(['H2', 'P', 'A']);
    expect(order.indexOf('FIGURE')).toBeGreaterThan(2);
  });

  it('the picture says in one sentence what it shows, and its figures are not read out', () => {
    const figure = render({}).querySelector('figure');
    expect(figure?.querySelector('figcaption')?.textContent).toBe(fixture.image.caption);
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
    const image = { ...fixture.image, figures: null };
    const body = render({ image });
    expect(body.querySelector('figure')).toBeNull();
    expect(body.querySelector('h2')?.textContent).toBe(fixture.title);
  });
}
