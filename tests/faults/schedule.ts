import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from './faults';
import { until } from './programs';
import type { Random } from './random';
import type { Scene } from './scene';

/** In a campaign that is long enough to measure memory, its last third ends no program. */
const CALM_FROM = 2 / 3;
const MIN_CALM_MS = 300_000;
const BACK_TIMEOUT_MS = 120_000;

export type Planned = { fault: Fault; atMs: number };
export type Happened = {
  fault: Fault;
  beganMs: number;
  /** When it was over, and when everything worked again; undefined if that took longer than two. */
  endedMs: number;
  backMs: number | undefined;
};

/** Spreads faults over the time, each kind as often as any other. */
export function planFaults(
  kinds: readonly Fault[],
  { ms, faults }: { ms: number; faults: number },
  random: Random,
): Planned[] {
  const calmFromMs = ms * (1 - CALM_FROM) >= MIN_CALM_MS ? ms * CALM_FROM : Number.POSITIVE_INFINITY;
  const planned: Planned[] = [];
  let next: Fault[] = [];
  for (let count = 0; count < faults; count += 1) {
    const atMs = (ms * (count + random.next())) / faults;
    const mayHappen = (fault: Fault) => atMs < calmFromMs || !fault.isDeadly;
    if (!next.some(mayHappen)) next = random.shuffled(kinds);
    const at = next.findIndex(mayHappen);
    planned.push(...next.splice(at, 1).map((fault) => ({ fault, atMs })));
  }
  return planned;
}

/**
 * Lets planned faults happen: those of one target one after the other, others at the same time. What a busy machine has
 * not begun in time is left out, except for kinds that have not happened yet.
 */
export async function happenAll(
  plan: readonly Planned[],
  scene: Scene,
  random: Random,
  { ms, log }: { ms: number; log(line: string): void },
): Promise<Happened[]> {
  const startMs = performance.now();
  const happened: Happened[] = [];
  const lines = new Map<string, Promise<void>>();
  for (const { fault, atMs } of plan) {
    const before = lines.get(fault.target) ?? Promise.resolve();
    const turn = before.then(async () => {
      await sleep(Math.max(0, startMs + atMs - performance.now()));
      const beganMs = performance.now();
      if (beganMs > startMs + ms && happened.some((one) => one.fault === fault)) return;
      log(`fault   | ${fault.name} at ${(beganMs / 1_000).toFixed(1)} s`);
      await fault.happen(scene, random);
      const endedMs = performance.now();
      const tookMs = await until(scene.isBack[fault.isBack], BACK_TIMEOUT_MS);
      const backMs = tookMs === undefined ? undefined : endedMs + tookMs;
      log(`fault   | ${fault.name} is over, back after ${tookMs?.toFixed(0)} ms`);
      happened.push({ fault, beganMs, endedMs, backMs });
      await sleep(fault.restMs ?? 0);
    });
    lines.set(fault.target, turn);
  }
  await Promise.all(lines.values());
  return happened;
}
