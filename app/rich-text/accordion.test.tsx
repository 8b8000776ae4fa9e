// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderBlock } from '../blocks/render-block.test-support';
import { paragraphFixture } from '../blocks/text-block.fixture';
import { findInAnswers } from '../ui/find-in-answers';
import { HYDRATED_EVENT } from '../ui/hydration/start-react';
import { Accordion } from './accordion';

const items = [
  { _id: 'users', question: 'Is there a minimum?', answer: [paragraphFixture('There is none.')] },
  { _id: 'time', question: 'How long does it take?', answer: [paragraphFixture('Two to six weeks.')] },
];

const button = (name: string) => screen.getByRole('button', { name });
const answerOf = (text: string) => screen.getByText(text).closest('[data-state]');
const press = (name: string) => {
  fireEvent.click(button(name));
  act(() => vi.advanceTimersByTime(1));
};

describe('Accordion in the browser', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    Object.defineProperty(HTMLElement.prototype, 'onbeforematch', { value: null, configurable: true });
    render(<Accordion items={items} anchors={[]} />);
    findInAnswers();
  });
  afterEach(() => {
    cleanup();
    Reflect.deleteProperty(HTMLElement.prototype, 'onbeforematch');
    vi.useRealTimers();
  });

  it('makes closed answers findable after hydration, if React starts with the page', () => {
    expect(answerOf('There is none.')?.hasAttribute('hidden')).toBe(false);
    dispatchEvent(new Event(HYDRATED_EVENT));
    for (const text of ['There is none.', 'Two to six weeks.'])
      expect(answerOf(text)?.getAttribute('hidden')).toBe('until-found');
  });

  it('hides a closed answer only once it has finished closing', () => {
    press('Is there a minimum?');
    act(() => vi.runAllTimers());
    press('Is there a minimum?');
    expect(button('Is there a minimum?').getAttribute('aria-expanded')).toBe('false');
    act(() => vi.advanceTimersByTime(238));
    expect(answerOf('There is none.')?.hasAttribute('hidden')).toBe(false);
    act(() => vi.advanceTimersByTime(2));
    expect(answerOf('There is none.')?.getAttribute('hidden')).toBe('until-found');
  });

  it('opens the answer in which the browser found the searched text', () => {
    fireEvent(answerOf('Two to six weeks.') ?? document.body, new Event('beforematch', { bubbles: true }));
    expect(button('How long does it take?').getAttribute('aria-expanded')).toBe('true');
  });
});

it('prints every answer after its question, without a hidden attribute, and nothing without items', () => {
  const markup = renderBlock(<Accordion items={items} anchors={[]} />).innerHTML;
  const texts = ['Is there a minimum?', 'There is none.', 'How long does it take?', 'Two to six weeks.'];
  const order = texts.map((text) => markup.indexOf(text));
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  expect(markup.match(/<h3[ >]/g)).toHaveLength(2);
  expect(markup).not.toMatch(/\shidden\b/);
  expect(renderBlock(<Accordion items={[]} anchors={[]} />).innerHTML).toBe('');
});
