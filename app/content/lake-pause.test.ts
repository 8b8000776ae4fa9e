import { expect, it } from 'vitest';
import { createLakePause } from './lake-pause.server';

it('is longer after each failure, up to ten seconds, and ends with the first success', () => {
  let nowMs = 0;
  const pause = createLakePause(
    () => nowMs,
    () => 1,
  );
  expect(pause.mayAsk()).toBe(true);
  for (const pauseMs of [500, 1_000, 2_000, 4_000, 8_000, 10_000, 10_000]) {
    pause.failed();
    nowMs += pauseMs - 1;
    expect(pause.mayAsk()).toBe(false);
    nowMs += 1;
    expect(pause.mayAsk()).toBe(true);
    expect(pause.mayAsk()).toBe(false);
  }
  pause.worked();
  expect(pause.mayAsk()).toBe(true);
});

it('heeds Retry-After, up to five minutes', () => {
  let nowMs = 0;
  const pause = createLakePause(() => nowMs);
  pause.failed(1_000_000);
  nowMs = 299_999;
  expect(pause.mayAsk()).toBe(false);
  nowMs = 300_000;
  expect(pause.mayAsk()).toBe(true);
});
