// For tests only; not part of what is shipped.
import type { ReactElement } from 'react';
import { expect, onTestFinished, vi } from 'vitest';
import { markupOf } from '../ui/static-markup.test-support';

/** Libraries detect the browser by `document`; in a jsdom test that is wrong. */
const TEST_ONLY = 'useLayoutEffect does nothing on the server';

/** Radix's own `style` attributes, which the server removes from the page. */
const STRIPPED_LATER = /^(--radix-[\w-]+:\s*var\(--radix-[\w-]+\);?\s*)+$/;

/**
 * Renders a block as the server does (no effects, no script), and adds it to the document of a jsdom test until the
 * test ends. Fails if the block prints `style` attributes, which the Content Security Policy blocks, uses an id twice,
 * labels a section by a heading that does not exist, or causes a warning of React.
 * @returns the `<body>` that holds the block's markup
 */
export function renderBlock(view: ReactElement, location = '/'): HTMLElement {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => document.body.replaceChildren());
  document.body.innerHTML = markupOf(view, location);
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
