// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Accordion } from './accordion';

const items = [
  { id: 'users', question: 'Is there a minimum?', answer: 'There is none.' },
  { id: 'time', question: 'How long does it take?', answer: 'Two to six weeks.' },
];

const button = (name: string) => screen.getByRole('button', { name });
const answerOf = (text: string) => screen.getByText(text).closest('[data-state]');

describe('Accordion in the browser', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    Object.defineProperty(HTMLElement.prototype, 'onbeforematch', { value: null, configurable: true });
    render(<Accordion items={items} />);
    act(() => vi.runAllTimers());
  });
  afterEach(() => {
    cleanup();
    Reflect.deleteProperty(HTMLElement.prototype, 'onbeforematch');
    vi.useRealTimers();
  });

  it('keeps closed answers findable', () => {
    for (const item of items) expect(answerOf(item.answer)?.getAttribute('hidden')).toBe('until-found');
  });

  it('opens one at a time and can close it again', () => {
    fireEvent.click(button('Is there a minimum?'));
    expect(answerOf('There is none.')?.hasAttribute('hidden')).toBe(false);
    fireEvent.click(button('How long does it take?'));
    expect(button('Is there a minimum?').getAttribute('aria-expanded')).toBe('false');
    expect(button('How long does it take?').getAttribute('aria-expanded')).toBe('true');
    fireEvent.click(button('How long does it take?'));
    expect(button('How long does it take?').getAttribute('aria-expanded')).toBe('false');
  });

  it('hides a closed answer only once it has finished closing', () => {
    fireEvent.click(button('Is there a minimum?'));
    fireEvent.click(button('Is there a minimum?'));
    act(() => vi.advanceTimersByTime(239));
    expect(answerOf('There is none.')?.hasAttribute('hidden')).toBe(false);
    act(() => vi.advanceTimersByTime(1));
    expect(answerOf('There is none.')?.getAttribute('hidden')).toBe('until-found');
  });

  it('opens the answer in which the browser found what was searched for', () => {
    fireEvent(answerOf('Two to six weeks.') ?? document.body, new Event('beforematch'));
    expect(button('How long does it take?').getAttribute('aria-expanded')).toBe('true');
  });
});
