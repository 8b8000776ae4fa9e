import { afterEach, describe, expect, it, vi } from 'vitest';
import { createProgress } from './progress.mjs';
import { createTerminal } from './terminal.mjs';

const CLEAR_LINE = '\r\u001B[2K';

/** @param {boolean} isTTY @param {number} [columns] */
function setUp(isTTY, columns = 80) {
  vi.useFakeTimers();
  let written = '';
  const stream = { isTTY, columns, write: (/** @type {string} */ text) => (written += text) };
  const progress = createProgress({ terminal: createTerminal(stream), now: Date.now });
  const pass = (/** @type {number} */ ms) => vi.advanceTimersByTime(ms);
  return { progress, pass, written: () => written };
}

afterEach(() => vi.useRealTimers());

describe('without a terminal', () => {
  it('says what begins, every ten seconds how far it is, and what it came to', () => {
    const { progress, pass, written } = setUp(false);
    const step = progress.step('install', 'site packages');
    pass(4_000);
    step.count(210, 640, 'packages');
    pass(7_000);
    step.done('640 packages');
    pass(60_000);
    expect(written().split('\n')).toEqual([
      'install   site packages …',
      'install   site packages 210/640 packages, 10 s so far',
      'install   site packages: 640 packages … 11 s',
      '',
    ]);
  });

  it.each([
    [400, '0.4 s'],
    [9_940, '9.9 s'],
    [9_960, '10 s'],
    [14_400, '14 s'],
    [125_000, '2 min 5 s'],
  ])('%i ms is written %s', (ms, text) => {
    const { progress, pass, written } = setUp(false);
    const step = progress.step('build', 'site');
    pass(ms);
    step.done();
    expect(written()).toContain(`build     site … ${text}\n`);
  });

  it('says nothing of a failure: whoever catches it does', () => {
    const { progress, pass, written } = setUp(false);
    progress.step('build', 'site').fail();
    pass(60_000);
    expect(written()).toBe('build     site …\n');
  });

  it('quotes the end of what a program said', () => {
    const { progress, written } = setUp(false);
    progress.quote('one\ntwo\nthree\n', 2);
    expect(written()).toBe('  two\n  three\n');
  });

  it('once muted, lets through only the lines of programs', () => {
    const { progress, written } = setUp(false);
    progress.mute();
    progress.say('studio', 'not available');
    progress.quote('npm error', 1);
    progress.line('site | bye');
    expect(written()).toBe('site | bye\n');
  });
});

describe('on a terminal', () => {
  it('moves a bar in one row, and leaves one line', () => {
    const { progress, pass, written } = setUp(true);
    const step = progress.step('install', 'site packages');
    step.count(320, 640, 'packages');
    pass(200);
    expect(written().split(CLEAR_LINE).at(-1)).toBe(
      'install   site packages [============            ] 320/640 packages 0.2 s',
    );
    step.done('640 packages');
    expect(written().split(CLEAR_LINE).at(-1)).toBe('install   site packages: 640 packages … 0.2 s\n');
    expect(written().split('\n')).toHaveLength(2);
  });

  it('puts the lines of programs above the bar', () => {
    const { progress, written } = setUp(true);
    progress.step('build', 'Studio');
    const before = written();
    progress.line('site | hello');
    expect(written().slice(before.length)).toBe(`${CLEAR_LINE}site | hello\nbuild     Studio 0.0 s`);
  });

  it('never wraps, for a wrapped row could not be cleared', () => {
    const { progress, written } = setUp(true, 20);
    progress.step('install', 'site packages');
    expect(written()).toBe(`${CLEAR_LINE}install   site pack`);
  });

  it('leaves the rows to a program that writes to them itself', () => {
    const { progress, pass, written } = setUp(true);
    const step = progress.step('test', 'unit', { hasOwnOutput: true });
    pass(60_000);
    step.done('5 passed');
    expect(written()).toBe('test      unit …\ntest      unit: 5 passed … 1 min 0 s\n');
  });
});
