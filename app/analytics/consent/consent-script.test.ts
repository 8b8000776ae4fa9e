// @vitest-environment jsdom
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { scriptSource } from '../../html/page-head';
import { consentRules } from './consent-rules';
import { consentControlsScript, consentScript, removeTrackingScript } from './consent-script';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2031, 4, 1);
const answer = (choice: string, at = NOW) => ({ version: 1, choice, at });
const BUDGET_BYTES = 1280;

/** Run as in a page: from their source text, without this module's scope. */
const source = scriptSource([removeTrackingScript, consentScript, consentControlsScript], consentRules);
const run = () => new Function(source)();
const root = () => document.documentElement.dataset;
const store = (record: unknown) => localStorage.setItem('consent', JSON.stringify(record));
const stored = () => JSON.parse(localStorage.getItem('consent') ?? 'null');
const press = (action: string) =>
  document.querySelector<HTMLElement>(`[data-consent-do="${action}"]`)?.click();

let listeners: AbortController;
beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  listeners = new AbortController();
  // Listeners of one page must not run in the next.
  for (const target of [document, window]) {
    const listen = target.addEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (type: string, listener: EventListenerOrEventListenerObject, options?: unknown) =>
        listen(type, listener, { capture: options === true, signal: listeners.signal }),
    );
  }
  document.body.innerHTML = `
    <section id="consent" tabindex="-1"><button data-consent-do="denied">No</button>
      <button data-consent-do="granted"><span>Yes</span></button><button data-consent-do="close">x</button></section>
    <main id="main" tabindex="-1"></main><footer><button data-consent-do="open">Settings</button></footer>`;
});
afterEach(() => {
  listeners.abort();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  for (const name of ['consent', 'consentOpen', 'consentSignal']) delete root()[name];
  document.body.innerHTML = '';
});

describe('the stored answer', () => {
  it.each([
    ['nothing', 'ask', undefined],
    ['a yes from today', 'granted', answer('granted')],
    ['a no from today', 'denied', answer('denied')],
    ['a yes from nearly six months ago', 'granted', answer('granted', NOW - 180 * DAY_MS)],
    ['a yes from six months ago', 'ask', answer('granted', NOW - 184 * DAY_MS)],
    ['a no from six months ago', 'ask', answer('denied', NOW - 184 * DAY_MS)],
    ['a yes to something else', 'ask', { ...answer('granted'), version: 0 }],
    ['a yes without a time', 'ask', { version: 1, choice: 'granted' }],
    ['another word', 'ask', answer('toString')],
    ['no record', 'ask', null],
  ])('%s means %s', (_what, state, record) => {
    if (record !== undefined) store(record);
    run();
    expect(root().consent).toBe(state);
  });

  it('may be invalid JSON, or inaccessible', () => {
    localStorage.setItem('consent', '{');
    run();
    expect(root().consent).toBe('ask');
    vi.stubGlobal('localStorage', undefined);
    expect(run).not.toThrow();
    press('granted');
    expect(root().consent).toBe('granted');
  });

  it('has the choice, its version and its time', () => {
    run();
    press('granted');
    expect(stored()).toEqual(answer('granted'));
    press('denied');
    expect([stored().choice, root().consent]).toEqual(['denied', 'denied']);
  });
});

describe('Global Privacy Control', () => {
  it.each([
    [true, 'denied', ''],
    [false, 'granted', undefined],
  ])('%j turns a stored yes into %s', (signal, state, mark) => {
    vi.stubGlobal('navigator', { globalPrivacyControl: signal });
    store(answer('granted'));
    run();
    expect([root().consent, root().consentSignal]).toEqual([state, mark]);
  });

  it('rejects a yes', () => {
    vi.stubGlobal('navigator', { globalPrivacyControl: true });
    run();
    press('granted');
    expect(root().consent).toBe('denied');
  });
});

describe('the data that session analytics has stored', () => {
  const leave = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the vendor sets it
    document.cookie = '_clck=a; path=/';
    sessionStorage.setItem('_cltk', 'b');
    localStorage.setItem('analytics-visitor-id', 'c');
  };
  const left = () =>
    [document.cookie, sessionStorage.getItem('_cltk'), localStorage.getItem('analytics-visitor-id')].join();
  afterEach(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the vendor sets it
    document.cookie = '_clck=; path=/; max-age=0';
  });

  it.each([
    ['stays after a yes', answer('granted'), '_clck=a,b,c'],
    ['is removed after a no', answer('denied'), ',,'],
    ['is removed after an expired yes', answer('granted', 0), ',,'],
    ['stays without an answer: it may be another site’s', undefined, '_clck=a,b,c'],
  ])('%s', (_what, record, expected) => {
    leave();
    if (record) store(record);
    run();
    expect(left()).toBe(expected);
  });
});

describe('the buttons', () => {
  it('handle a click on any child, and stop its propagation', () => {
    run();
    const listener = vi.fn();
    document.addEventListener('click', listener);
    document.querySelector('span')?.click();
    expect([root().consent, listener.mock.calls]).toEqual(['granted', []]);
    document.querySelector('main')?.click();
    expect(listener).toHaveBeenCalledOnce();
  });

  it.each([
    ['granted', '#consent', undefined],
    ['granted', 'main', ''],
  ])('have a shortcut: with %s, Escape in %s', (choice, place, open) => {
    store(answer(choice));
    run();
    press('open');
    const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
    document.querySelector(place)?.dispatchEvent(key);
    expect(root().consentOpen).toBe(open);
  });
});

it('is at most a kilobyte and a quarter, compressed', () => {
  expect(brotliCompressSync(source).length).toBeLessThanOrEqual(BUDGET_BYTES);
});
