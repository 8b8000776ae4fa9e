// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PartIndex } from './part-index';

const parts = [
  { id: 'first', label: 'First' },
  { id: 'second', label: 'Second' },
  { id: 'third', label: 'Third' },
];
const WINDOW_PX = 900;

/** Stands in for the browser's layout: where each part begins, in px below the window's upper edge. */
let tops: Record<string, number> = {};
let observers: FakeObserver[] = [];

class FakeObserver {
  readonly observed: Element[] = [];
  disconnected = false;
  constructor(readonly notify: () => void) {
    observers.push(this);
  }
  observe(element: Element) {
    this.observed.push(element);
  }
  disconnect() {
    this.disconnected = true;
  }
}

function scrollTo(next: Record<string, number>) {
  tops = next;
  act(() => {
    for (const observer of observers) observer.notify();
  });
}

function show() {
  return render(
    <MemoryRouter>
      <PartIndex parts={parts} />
      {parts.map((part) => (
        <h2 key={part.id} id={part.id}>
          {part.label}
        </h2>
      ))}
    </MemoryRouter>,
  );
}

const currentOf = (container: HTMLElement) =>
  Array.from(container.querySelectorAll('[aria-current="location"]'), (link) => link.getAttribute('href'));

beforeEach(() => {
  tops = { first: 100, second: 700, third: 1500 };
  observers = [];
  vi.stubGlobal('innerHeight', WINDOW_PX);
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, tops[this.id] ?? 0, 100, 40);
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('PartIndex', () => {
  it('marks the last part that begins in the upper third of the window', () => {
    const { container } = show();
    scrollTo({ first: 100, second: 700, third: 1500 });
    expect(currentOf(container)).toEqual(['#first']);
    scrollTo({ first: -500, second: 299, third: 900 });
    expect(currentOf(container)).toEqual(['#second']);
    scrollTo({ first: -1400, second: -601, third: 301 });
    expect(currentOf(container)).toEqual(['#second']);
    scrollTo({ first: -2000, second: -1200, third: -400 });
    expect(currentOf(container)).toEqual(['#third']);
  });

  it('marks the first part while none has begun', () => {
    const { container } = show();
    scrollTo({ first: 600, second: 1200, third: 2000 });
    expect(currentOf(container)).toEqual(['#first']);
  });

  it('watches every part and lets go when it leaves', () => {
    const { unmount } = show();
    expect(observers.map((observer) => observer.observed.map((element) => element.id))).toEqual([
      ['first', 'second', 'third'],
    ]);
    unmount();
    expect(observers.every((observer) => observer.disconnected)).toBe(true);
  });

  it('is a plain list of links where the browser cannot watch', () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    const { container } = show();
    expect(container.querySelectorAll('nav[aria-label="On this page"] a')).toHaveLength(3);
    expect(currentOf(container)).toEqual([]);
  });
});
