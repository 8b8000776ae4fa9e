// For tests only; not part of what is shipped.
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect } from 'vitest';

/**
 * Renders a block as the server does (no effects, no script) and puts it into the document of a jsdom test.
 * Fails at once on what no block may print: `style` attributes, which the Content Security Policy refuses,
 * an id that stands twice, or a label that points at nothing.
 * @param view one block
 * @returns the `<body>` that holds the block's markup
 */
export function renderBlock(view: ReactElement): HTMLElement {
  document.body.innerHTML = renderToStaticMarkup(<MemoryRouter>{view}</MemoryRouter>);
  const { body } = document;
  expect(body.querySelectorAll('[style], style')).toHaveLength(0);
  const ids = Array.from(body.querySelectorAll('[id]'), (element) => element.id);
  expect(ids).toEqual([...new Set(ids)]);
  for (const element of body.querySelectorAll('[aria-labelledby]')) {
    expect(ids).toContain(element.getAttribute('aria-labelledby'));
  }
  return body;
}
