// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { Vignette } from './vignette';
import { vignetteNames } from './vignette-names';

afterEach(cleanup);

describe('Vignette', () => {
  it.each(vignetteNames)('%s: reads out its caption and nothing else', (name) => {
    const { container } = render(<Vignette name={name} caption="What it shows" />);
    const figure = container.querySelector('figure');
    expect(figure?.children).toHaveLength(2);
    expect(figure?.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
    expect(figure?.lastElementChild?.tagName).toBe('FIGCAPTION');
    expect(figure?.lastElementChild?.textContent).toBe('What it shows');
  });

  it.each(vignetteNames)('%s: needs no style attribute and can be reached by nobody', (name) => {
    const html = renderToStaticMarkup(<Vignette name={name} />);
    expect(html).not.toContain('style=');
    expect(html).not.toMatch(/<(a|button|input|select|textarea) |tabindex|contenteditable/i);
    expect(html).not.toContain('NaN');
    expect(html).not.toContain('undefined');
    expect(html).not.toContain('figcaption');
  });

  it.each(vignetteNames)('%s: names no id twice', (name) => {
    const { container } = render(
      <>
        <Vignette name={name} />
        <Vignette name={name} />
      </>,
    );
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(['', 'no-such-vignette', 'constructor'])('draws nothing for %j', (name) => {
    expect(renderToStaticMarkup(<Vignette name={name} caption="x" />)).toBe('');
  });

  it('has no edge of its own where it stands on something', () => {
    const html = (standing: boolean) =>
      renderToStaticMarkup(<Vignette name="item-cost" standing={standing} />);
    const frame = (markup: string) => /aria-hidden="true"><div class="([^"]+)"/.exec(markup)?.[1];
    expect(frame(html(true))).toBeTruthy();
    expect(frame(html(true))).not.toBe(frame(html(false)));
  });
});
