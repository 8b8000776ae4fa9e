// @vitest-environment jsdom
import { vercelStegaCombine } from '@vercel/stega';
import { afterEach, expect, it } from 'vitest';
import { mapCaret } from './text-field.client';
import { shownText, textWith } from './text-on-page.client';

afterEach(() => document.body.replaceChildren());

/** A text as previews have it. @param path of its field */
function marked(text: string, path: string): string {
  const href = `http://studio.test/intent?id=page-a&type=page&path=${path}`;
  return vercelStegaCombine(text, { origin: 'sanity.io', href }, false);
}

const nodes = () => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Node[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) found.push(node);
  return found;
};
const read = (node: Node) => {
  const text = textWith(node);
  return text && [text.source.path, shownText(text)];
};

it('finds the source of a text, and none of a text of a component', () => {
  document.body.innerHTML = `<p>${marked('One', 'title')}<span> by </span>${marked('Two', 'name')}</p>`;
  expect(nodes().map(read)).toEqual([['title', 'One'], undefined, ['name', 'Two']]);
});

it('finds all nodes of a text with words that are kept on one line, from each of them', () => {
  const end = marked(' now', 'title');
  document.body.innerHTML = `<p>Close the <span>month-end</span> and <span>year-end</span>${end}</p>`;
  const whole = ['title', 'Close the month-end and year-end now'];
  expect(nodes().map(read)).toEqual([whole, whole, whole, whole, whole]);
});

it('takes no separator of a component for a part of a text', () => {
  document.body.append('Written for', ', ', marked('Two', 'name'));
  expect(nodes().map(read)).toEqual([undefined, undefined, ['name', 'Two']]);
});

it.each([
  ['before a change', 1, 'ab cd', 'ab X cd', 1],
  ['after a change', 4, 'ab cd', 'ab X cd', 6],
  ['at the end', 5, 'ab cd', 'Now ab cd', 9],
  ['in what was replaced', 4, 'ab XYZ cd', 'ab Q cd', 4],
  ['in an emptied text', 3, 'abc', '', 0],
])('keeps the place of the caret %s', (_, place, before, after, expected) => {
  expect(mapCaret(place, before, after)).toBe(expected);
});
