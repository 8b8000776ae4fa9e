// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { attributesOf } from '../ui/elements.test-support';
import { markCurrentPart } from '../ui/mark-current-part';
import { markupOf } from '../ui/static-markup.test-support';
import { PartIndex, SideIndex } from './long-read';

const parts = [
  { id: 'first', label: 'First' },
  { id: 'second', label: 'Second' },
  { id: 'third', label: 'Third' },
];
const WINDOW_PX = 900;

/** Where each part begins, in px below the window's upper edge; jsdom has no layout. */
let tops: Record<string, number> = {};

function scrollTo(next: Record<string, number>) {
  tops = next;
  window.dispatchEvent(new Event('scroll'));
}

function show(shown = parts) {
  const { container } = render(
    <MemoryRouter>
      <main>
        <PartIndex parts={parts} />
        {shown.map((part) => (
          <h2 key={part.id} id={part.id}>
            {part.label}
          </h2>
        ))}
      </main>
    </MemoryRouter>,
  );
  return container;
}

const currentOf = (container: HTMLElement) => attributesOf(container, '[aria-current="location"]', 'href');

beforeEach(() => {
  tops = { first: 100, second: 700, third: 1500 };
  vi.stubGlobal('innerHeight', WINDOW_PX);
  vi.stubGlobal('requestAnimationFrame', (look: () => void) => look());
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, tops[this.id] ?? 0, 100, 40);
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('marks the last part that begins in the upper third of the window', () => {
  const container = show();
  markCurrentPart();
  expect(currentOf(container)).toEqual(['#first']);
  scrollTo({ first: -500, second: 299, third: 900 });
  expect(currentOf(container)).toEqual(['#second']);
  scrollTo({ first: -1400, second: -601, third: 301 });
  expect(currentOf(container)).toEqual(['#second']);
  scrollTo({ first: -2000, second: -1200, third: -400 });
  expect(currentOf(container)).toEqual(['#third']);
});

it('marks the first part while none has begun, and skips parts that are not on the page', () => {
  const container = show(parts.slice(1));
  markCurrentPart();
  scrollTo({ second: 1200, third: 2000 });
  expect(currentOf(container)).toEqual(['#second']);
});

it.each([
  ['/rights/terms', ['page']],
  ['#part', ['location']],
  [undefined, []],
])('an index at the side marks %s as current: %j', (current, kinds) => {
  const items = ['/rights/terms', '#part'].map((href) => ({ label: href, href }));
  const html = markupOf(<SideIndex title="Legal pages" items={items} current={current} />);
  const marked = [...html.matchAll(/<a [^>]*aria-current="(\w+)"[^>]*>([^<]*)/g)];
  expect(marked.map(([, kind, label]) => [kind, label])).toEqual(kinds.map((kind) => [kind, current]));
});
