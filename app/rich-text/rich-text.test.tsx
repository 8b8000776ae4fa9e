// @vitest-environment jsdom

import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { textsOf } from '../ui/elements.test-support';
import { type RichTextValue, richTextHeadings } from './portable-text';
import { RichText } from './rich-text';

afterEach(cleanup);

let count = 0;
function block(text: string, fields: object = {}) {
  count += 1;
  const children = [{ _type: 'span', _key: 's', text, marks: [] }];
  return { _type: 'block', _key: `b${count}`, style: 'normal', markDefs: [], children, ...fields };
}

const view = (value: RichTextValue) => (
  <MemoryRouter>
    <RichText value={value} />
  </MemoryRouter>
);
const show = (value: RichTextValue) => render(view(value)).container;

/** A table with a header row, unless the fields say otherwise. */
function table(rows: string[][], fields: object = {}) {
  const keyed = rows.map((cells, index) => ({ _key: `${index}`, cells }));
  return show([
    Object.assign({ _type: 'contentTable', _key: 't', caption: null, headerRow: true, rows: keyed }, fields),
  ]);
}

it('keeps the elements of its text when the text changes', () => {
  const value = [block('Before', { style: 'h2' }), block('A paragraph.')];
  const { container, rerender } = render(view(value));
  const elements = [...container.querySelectorAll('h2, p')];
  rerender(view([block('After', { style: 'h2', _key: value[0]?._key }), ...value.slice(1)]));
  expect([...container.querySelectorAll('h2, p')]).toEqual(elements);
  expect(elements.map((element) => element.textContent)).toEqual(['After', 'A paragraph.']);
});

it('prints the same heading ids as the index, all different and different from the frame’s', () => {
  const steps = () => block('Steps', { style: 'h3' });
  const value = [block('Main', { style: 'h2' }), steps(), steps()];
  const printed = [...show(value).querySelectorAll('h2, h3')].map((heading) => heading.id);
  expect(printed).toEqual(['main-2', 'steps', 'steps-2']);
  expect(richTextHeadings(value).map((heading) => [heading.id, heading.level])).toEqual([
    ['main-2', 2],
    ['steps', 3],
    ['steps-2', 3],
  ]);
});

it('nests lists and keeps both kinds', () => {
  const root = show([
    block('one', { listItem: 'bullet', level: 1 }),
    block('deeper', { listItem: 'bullet', level: 2 }),
    block('first', { listItem: 'number', level: 1 }),
  ]);
  expect(textsOf(root, 'ul > li > ul > li')).toEqual(['deeper']);
  expect(textsOf(root, 'ol > li')).toEqual(['first']);
});

it('links safely: an invalid link stays as text', () => {
  const linked = (href: string) =>
    block('', {
      markDefs: [{ _key: 'm', _type: 'textLink', href, newTab: true }],
      children: [{ _type: 'span', _key: 's', text: 'words', marks: ['m'] }],
    });
  const root = show([linked('https://a.example'), linked('javascript:alert(1)')]);
  const links = [...root.querySelectorAll('a')];
  expect(links.map((link) => [link.href, link.rel, link.target])).toEqual([
    ['https://a.example/', 'noopener noreferrer', '_blank'],
  ]);
  expect(textsOf(root, 'p')).toEqual(['words (opens in a new tab)', 'words']);
});

it('omits unknown blocks, and keeps the text of unknown styles and marks', () => {
  const root = show([
    { _type: 'mystery', _key: 'x' },
    block('styled', { style: 'h9' }),
    block('', { children: [{ _type: 'span', _key: 's', text: 'marked', marks: ['blink'] }] }),
  ]);
  expect(root.firstElementChild?.children.length).toBe(2);
  expect(textsOf(root, 'p')).toEqual(['styled', 'marked']);
});

it('shows bold, italic and code', () => {
  const marked = (text: string) => ({ _type: 'span', _key: text, text, marks: [text] });
  const root = show([block('', { children: [marked('strong'), marked('em'), marked('code')] })]);
  for (const name of ['strong', 'em', 'code']) expect(textsOf(root, name)).toEqual([name]);
});

it('has column headings, aligns columns of figures and fills short rows', () => {
  const rows = [['Method', 'Cost'], ['FIFO', '2,315.00'], ['LIFO', '(2,450.00)'], ['None']];
  const root = table(rows, { caption: 'Methods' });
  expect(textsOf(root, 'th[scope=col]')).toEqual(['Method', 'Cost']);
  expect(textsOf(root, 'tbody tr:last-child td')).toEqual(['None', '']);
  const [words, figures] = [...root.querySelectorAll('tbody tr:first-child td')].map(
    (cell) => cell.className,
  );
  expect(figures).not.toBe(words);
  expect(root.querySelector('section')?.getAttribute('aria-label')).toBe('Methods');
});

it('underlines the last row of a table if it is a total', () => {
  const rows = [
    ['Method', 'Cost'],
    ['FIFO', '2,315.00'],
    ['Total', '2,315.00'],
  ];
  const total = (totalRow: boolean | null) => table(rows, { totalRow });
  expect(textsOf(total(true), 'tfoot td')).toEqual(['Total', '2,315.00']);
  expect(textsOf(total(true), 'tbody td')).toEqual(['FIFO', '2,315.00']);
  expect(textsOf(total(null), 'tfoot td')).toEqual([]);
});

it('keeps names with hyphens whole in a table, and has another look for a wide one', () => {
  const row = (cells: string[]) => table([cells], { headerRow: false });
  const narrow = row(['Chat session (chat-session-id)', 'The next page', 'Until it is closed']);
  expect(textsOf(narrow, 'td span')).toEqual(['chat-session-id']);
  const lookOf = (root: ParentNode) => root.querySelector('table')?.className;
  expect(lookOf(row(['Labour', '64,000', '49,600', '15,400', '65,000']))).toBe(lookOf(narrow));
  expect(lookOf(row(['What', 'Why', 'When', 'How long']))).not.toBe(lookOf(narrow));
  const phrases = ['Theme', 'Remembers what was chosen', 'Until the browser is closed'];
  expect(lookOf(row(phrases))).not.toBe(lookOf(narrow));
  expect(lookOf(row(phrases.slice(1)))).toBe(lookOf(narrow));
  expect(lookOf(row(['Revenue', '1', '2', '3', '4', '5']))).not.toBe(lookOf(narrow));
});

it('labels the cells of a wide table with their headings, which phones show before them', () => {
  const labels = (rows: string[][]) =>
    Array.from(table(rows).querySelectorAll('td'), ({ dataset }) => dataset.label);
  const wide = [
    ['What', 'Why', 'When', 'How long'],
    ['Theme', 'Remembers it', 'On choice', ''],
  ];
  expect(labels(wide)).toEqual([undefined, 'Why', 'When', undefined]);
  expect(labels(wide.map((row) => row.slice(0, 3)))).toEqual([undefined, undefined, undefined]);
});

it('has no heading in an empty corner', () => {
  const rows = [
    ['', 'Cost'],
    ['FIFO', '1'],
  ];
  const head = table(rows).querySelector('thead') ?? document;
  expect(textsOf(head, 'th')).toEqual(['Cost']);
  expect(textsOf(head, 'tr > *')).toEqual(['', 'Cost']);
});

it('says the tone of a callout', () => {
  const callout = { _type: 'callout', _key: 'c', tone: 'caution', title: null, body: 'Check first.' };
  expect(show([callout]).querySelector('[role=note]')?.getAttribute('aria-label')).toBe('Caution');
});

it('renders a text that is too long and too deeply nested', () => {
  const value = Array.from({ length: 5_000 }, (_, index) =>
    block(`item ${index}`, { listItem: 'bullet', level: (index % 100) + 1 }),
  );
  const root = show(value);
  expect(root.querySelectorAll('li').length).toBeLessThanOrEqual(510);
  expect(root.querySelector('ul '.repeat(11).trim())).toBeNull();
});
