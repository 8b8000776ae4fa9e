// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { productViewNames } from '../../protocol/content-names';
import { ProductView } from './product-view';

afterEach(cleanup);

describe('ProductView', () => {
  it.each(productViewNames)('%s: reads out its caption and nothing else', (name) => {
    const { container } = render(<ProductView name={name} caption="What it shows" />);
    const figure = container.querySelector('figure');
    expect(figure?.children).toHaveLength(2);
    expect(figure?.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
    expect(figure?.lastElementChild?.tagName).toBe('FIGCAPTION');
    expect(figure?.lastElementChild?.textContent).toBe('What it shows');
  });

  it.each(productViewNames)('%s: has no style attribute and nothing focusable', (name) => {
    const html = renderToStaticMarkup(<ProductView name={name} />);
    expect(html).not.toContain('style=');
    expect(html).not.toMatch(/<(a|button|input|select|textarea) |tabindex|contenteditable/i);
    expect(html).not.toContain('NaN');
    expect(html).not.toContain('undefined');
    expect(html).not.toContain('figcaption');
  });

  it.each(productViewNames)('%s: has no duplicate id', (name) => {
    const { container } = render(
      <>
        <ProductView name={name} />
        <ProductView name={name} />
      </>,
    );
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(['', 'no-such-vignette', 'constructor'])('draws nothing for %j', (name) => {
    expect(renderToStaticMarkup(<ProductView name={name} caption="x" />)).toBe('');
  });

  it('has no edge of its own where something is drawn below it', () => {
    const html = (standing: boolean) =>
      renderToStaticMarkup(<ProductView name="item-cost" standing={standing} />);
    const frame = (markup: string) => /aria-hidden="true"><div class="([^"]+)"/.exec(markup)?.[1];
    expect(frame(html(true))).toBeTruthy();
    expect(frame(html(true))).not.toBe(frame(html(false)));
  });
});
