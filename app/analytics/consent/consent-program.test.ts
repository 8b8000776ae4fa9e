// @vitest-environment jsdom
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { scriptSource } from '../../html/head-scripts';
import { consentControlsProgram, consentProgram, forgetProgram } from './consent-program';
import { consentRules } from './consent-rules';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2031, 4, 1);
const BUDGET_BYTES = 1280;

/** As a page runs them: from their text, in which nothing of this module is left. */
const source = scriptSource([forgetProgram, consentProgram, consentControlsProgram], consentRules);
const run = () => new Function(source)();
const root = () => document.documentElement.dataset;
const keep = (record: unknown) => localStorage.setItem('consent', JSON.stringify(record));
const kept = () => JSON.parse(localStorage.getItem('consent') ?? 'null');
const press = (action: string) =>
  document.querySelector<HTMLElement>(`[data-consent-do="${action}"]`)?.click();

let listeners: AbortController;
beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  listeners = new AbortController();
  // What one page listens to must not be heard in the next.
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

describe('what is kept', () => {
  it.each([
    ['nothing', 'ask', undefined],
    ['a yes of today', 'granted', { version: 1, choice: 'granted', at: NOW }],
    ['a no of today', 'denied', { version: 1, choice: 'denied', at: NOW }],
    ['a yes of nearly six months ago', 'granted', { version: 1, choice: 'granted', at: NOW - 180 * DAY_MS }],
    ['a yes of six months ago', 'ask', { version: 1, choice: 'granted', at: NOW - 184 * DAY_MS }],
    ['a no of six months ago', 'ask', { version: 1, choice: 'denied', at: NOW - 184 * DAY_MS }],
    ['a yes to something else', 'ask', { version: 0, choice: 'granted', at: NOW }],
    ['a yes without a time', 'ask', { version: 1, choice: 'granted' }],
    ['another word', 'ask', { version: 1, choice: 'toString', at: NOW }],
    ['no record', 'ask', null],
  ])('%s means %s', (_what, state, record) => {
    if (record !== undefined) keep(record);
    run();
    expect(root().consent).toBe(state);
  });

  it('may be no JSON, or out of reach', () => {
    localStorage.setItem('consent', '{');
    run();
    expect(root().consent).toBe('ask');
    vi.stubGlobal('localStorage', undefined);
    expect(run).not.toThrow();
    press('granted');
    expect(root().consent).toBe('granted');
  });

  it('is an answer with its version and time', () => {
    run();
    press('granted');
    expect(kept()).toEqual({ version: 1, choice: 'granted', at: NOW });
    press('denied');
    expect([kept().choice, root().consent]).toEqual(['denied', 'denied']);
  });
});

describe('Global Privacy Control', () => {
  it.each([
    [true, 'denied', ''],
    [false, 'granted', undefined],
  ])('%j makes a kept yes %s', (signal, state, mark) => {
    vi.stubGlobal('navigator', { globalPrivacyControl: signal });
    keep({ version: 1, choice: 'granted', at: NOW });
    run();
    expect([root().consent, root().consentSignal]).toEqual([state, mark]);
  });

  it('lets nobody say yes', () => {
    vi.stubGlobal('navigator', { globalPrivacyControl: true });
    run();
    press('granted');
    expect(root().consent).toBe('denied');
  });
});

describe('what session analytics has kept', () => {
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
    ['stays with a yes', { version: 1, choice: 'granted', at: NOW }, '_clck=a,b,c'],
    ['goes with a no', { version: 1, choice: 'denied', at: NOW }, ',,'],
    ['goes with a yes that has run out', { version: 1, choice: 'granted', at: 0 }, ',,'],
    ['is another site’s where nobody has answered here', undefined, '_clck=a,b,c'],
  ])('%s', (_what, record, expected) => {
    leave();
    if (record) keep(record);
    run();
    expect(left()).toBe(expected);
  });

  it('goes at a withdrawal, with what is written when the vendor hears of it', () => {
    keep({ version: 1, choice: 'granted', at: NOW });
    run();
    document.addEventListener('consentchange', leave);
    press('denied');
    expect(left()).toBe(',,');
  });
});

describe('the buttons', () => {
  it('lead the focus to the question and back', () => {
    keep({ version: 1, choice: 'granted', at: NOW });
    run();
    press('open');
    expect([root().consentOpen, document.activeElement?.id]).toEqual(['', 'consent']);
    press('close');
    expect([root().consentOpen, document.activeElement?.textContent]).toEqual([undefined, 'Settings']);
    expect(root().consent).toBe('granted');
  });

  it('lead it to the page where the question came by itself', () => {
    run();
    press('denied');
    expect(document.activeElement?.id).toBe('main');
  });

  it('work wherever in them the click falls, and tell nobody else of it', () => {
    run();
    const heard = vi.fn();
    document.addEventListener('click', heard);
    document.querySelector('span')?.click();
    expect([root().consent, heard.mock.calls]).toEqual(['granted', []]);
    document.querySelector('main')?.click();
    expect(heard).toHaveBeenCalledOnce();
  });

  it.each([
    ['granted', '#consent', undefined],
    ['granted', 'main', ''],
  ])('are not needed to leave: with %s, Escape in %s', (choice, place, open) => {
    keep({ version: 1, choice, at: NOW });
    run();
    press('open');
    const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
    document.querySelector(place)?.dispatchEvent(key);
    expect(root().consentOpen).toBe(open);
  });
});

it('hears another tab’s answer', () => {
  run();
  keep({ version: 1, choice: 'denied', at: NOW });
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  expect(root().consent).toBe('ask');
  window.dispatchEvent(new StorageEvent('storage', { key: 'consent' }));
  expect(root().consent).toBe('denied');
});

it('costs visitors a kilobyte and a quarter at most where there is something to consent to', () => {
  expect(brotliCompressSync(source).length).toBeLessThanOrEqual(BUDGET_BYTES);
});
