// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { productViewNames } from '../../protocol/content-names';
import { companyFixture } from '../../protocol/sample-company/company.fixture';
import { renderBlock } from '../blocks/render-block.test-support';
import { viewFigures } from './figures/view-figures';
import { ViewFixture } from './view.fixture';

afterEach(cleanup);

it.each(productViewNames)('%s: reads out its caption and nothing else', (name) => {
  const { container } = render(<ViewFixture name={name} caption="What it shows" />);
  const figure = container.querySelector('figure');
  expect(figure?.children).toHaveLength(2);
  expect(figure?.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  expect(figure?.lastElementChild?.tagName).toBe('FIGCAPTION');
  expect(figure?.lastElementChild?.textContent).toBe('What it shows');
});

it.each(productViewNames)('%s: has no style attribute, no id twice, nothing focusable', (name) => {
  const { innerHTML } = renderBlock(
    <>
      <ViewFixture name={name} />
      <ViewFixture name={name} />
    </>,
  );
  expect(innerHTML).not.toMatch(/<(a|button|input|select|textarea) |tabindex|contenteditable/i);
  expect(innerHTML).not.toMatch(/NaN|undefined|figcaption/);
});

it.each(['', 'no-such-vignette', 'constructor'])('has no figures for %j', (name) => {
  expect(viewFigures(name, companyFixture)).toBeNull();
});

it.each(productViewNames)('%s: has no figures where the company has no rows for it', (name) => {
  const empty = { title: '', day: '2026-03-06', taxName: '', taxRate: 0 };
  expect(viewFigures(name, empty)).toBeNull();
});

it('has no edge of its own where something is drawn below it', () => {
  const html = (standing: boolean) =>
    renderToStaticMarkup(<ViewFixture name="item-cost" standing={standing} />);
  const frame = (markup: string) => /aria-hidden="true"><div class="([^"]+)"/.exec(markup)?.[1];
  expect(frame(html(true))).toBeTruthy();
  expect(frame(html(true))).not.toBe(frame(html(false)));
});
