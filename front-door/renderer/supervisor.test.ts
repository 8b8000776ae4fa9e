import { describe, expect, it } from 'vitest';
import { restartDelayMs } from './supervisor';

describe('restartDelayMs', () => {
  it.each([
    [1, 0, 250],
    [1, 0.99, 250],
    [2, 0, 250],
    [2, 1, 500],
    [4, 0.5, 1500],
    [7, 0, 5000],
    [7, 1, 10_000],
    [1000, 1, 10_000],
  ])('after %i failures, with random %f: %i ms', (failures, random, expected) => {
    expect(restartDelayMs(failures, random)).toBe(expected);
  });
});
