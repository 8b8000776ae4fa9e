import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { memoryMb } from '../support/proc';
import { liveMemoryMb, slopeOf } from './memory';

/** A sample every two seconds; the first minute of a process grows by 60 MB in any case. */
function samples(pid: number, minutes: number, mbPerMin: number, fromMs = 0) {
  return Array.from({ length: minutes * 30 }, (_, index) => {
    const min = index / 30;
    return { pid, atMs: fromMs + index * 2_000, mb: 60 * Math.min(1, min) + mbPerMin * min };
  });
}

it('measures the growth after the first minute', () => {
  expect(slopeOf(samples(1, 10, 0))).toBeCloseTo(0);
  expect(slopeOf(samples(1, 10, 1.5))).toBeCloseTo(1.5);
});

it('measures the growth common to the processes of a program', () => {
  expect(slopeOf([...samples(1, 4, 2), ...samples(2, 4, 2, 240_000)])).toBeCloseTo(2);
});

it('says nothing about less than four minutes', () => {
  expect(slopeOf(samples(1, 4, 50))).toBeUndefined();
});

it('reads the memory of a process that runs', () => {
  expect(memoryMb(process.pid)).toBeGreaterThan(10);
  expect(memoryMb(2 ** 22 + 1)).toBeUndefined();
});

it('adds up what the threads of a process hold, and not those of others', () => {
  const folder = mkdtempSync(join(tmpdir(), 'live-memory-'));
  writeFileSync(join(folder, '12.0'), `${20 * 1_024 ** 2}`);
  writeFileSync(join(folder, '12.1'), `${5 * 1_024 ** 2}`);
  writeFileSync(join(folder, '123.0'), '1');
  expect(liveMemoryMb(folder, 12)).toBe(25);
  expect(liveMemoryMb(folder, 13)).toBeUndefined();
  rmSync(folder, { recursive: true });
});
