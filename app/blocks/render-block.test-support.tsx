// For tests only; not part of what is shipped.
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom/server';
import { expect, onTestFinished, vi } from 'vitest';

/** Libraries look for a `document` to tell the server from the browser; in a jsdom test they guess wrong. */
const TEST_ONLY = 'useLayoutEffect does nothing on the server';

/** Radix's own measures, which the server takes out of the page before it is sent. */
const STRIPPED_LATER = /^(--radix-[\w-]+:\s*var\(--radix-[\w-]+\);?\s*)+$/;

/**
 * Renders a block as the server does (no effects, no script) and puts it into the document of a jsdom test, for as
 * long as the test runs.
 * Fails at once on what no block may do: print `style` attributes, which the Content Security Policy refuses,
 * give one id twice, name a section by a heading that is not there, or make React complain.
 * @param view one block
 * @returns the `<body>` that holds the block's markup
 */
export function renderBlock(view: ReactElement): HTMLElement {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => document.body.replaceChildren());
  document.body.innerHTML = renderToStaticMarkup(<StaticRouter location="/">{view}</StaticRouter>);
  const said = complaints.mock.calls.map(([message]) => String(message));
  complaints.mockRestore();
  expect(said.filter((message) => !message.includes(TEST_ONLY))).toEqual([]);

  const { body } = document;
  expect(body.querySelectorAll('style')).toHaveLength(0);
  const inline = Array.from(
    body.querySelectorAll('[style]'),
    (element) => element.getAttribute('style') ?? '',
  );
  expect(inline.filter((value) => !STRIPPED_LATER.test(value))).toEqual([]);
  const ids = Array.from(body.querySelectorAll('[id]'), (element) => element.id);
  expect(ids).toEqual([...new Set(ids)]);
  for (const element of body.querySelectorAll('[aria-labelledby]')) {
    expect(ids).toContain(element.getAttribute('aria-labelledby'));
  }
  return body;
}
