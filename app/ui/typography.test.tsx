import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Heading } from './typography';
import { unbrokenWord } from './typography.css';

const show = (title: string) => renderToStaticMarkup(<Heading level={2}>{title}</Heading>);
const wrappedIn = (html: string) =>
  [...html.matchAll(/<span class="([^"]*)">([^<]*)<\/span>/g)].map(([, name, text]) => [name, text]);

it.each([
  ['Why the month-end close takes so long', ['month-end']],
  ['Three-way match, role-based access', ['Three-way', 'role-based']],
  ['Cash-flow', ['Cash-flow']],
  ['2–4 hours, 99.9% – or 2-6', ['2–4 hours']],
  ['A well-thought-out plan', []],
  ['An administration-orientedness', []],
  ['Nothing to keep', []],
])('%s: keeps on one line %j', (title, words) => {
  const html = show(title);
  expect(wrappedIn(html)).toEqual(words.map((word) => [unbrokenWord, word]));
  expect(html.replace(/<[^>]*>/g, '')).toBe(title);
});

it('leaves elements inside it unchanged', () => {
  const html = renderToStaticMarkup(
    <Heading level={1} id="top">
      <em>month-end</em> close
    </Heading>,
  );
  expect(html).toMatch(/^<h1 id="top" class="[^"]*"><em>month-end<\/em> close<\/h1>$/);
});
