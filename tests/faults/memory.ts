import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { memoryMb } from '../support/proc';

const BYTES_PER_MB = 1_024 ** 2;
const MS_PER_MIN = 60_000;
/** A process that has just started grows by what it loads. */
const WARM_AFTER_MS = 60_000;
/** With less, noise is larger than the growth that is looked for. */
const MIN_MEASURED_MS = 240_000;

type Sample = { pid: number; atMs: number; mb: number };

/** What the objects of a process hold, in MB, as its threads write it (`live-memory.mjs`); undefined before they do. */
export function liveMemoryMb(folder: string, pid: number): number | undefined {
  const files = readdirSync(folder).filter((name) => name.startsWith(`${pid}.`));
  const bytes = files.map((name) => Number(readFileSync(join(folder, name), 'utf8')));
  return bytes.length === 0 ? undefined : bytes.reduce((sum, one) => sum + one, 0) / BYTES_PER_MB;
}

/**
 * The growth of a program in MB a minute: the slope common to all its processes, each from a minute after its first
 * sample on.
 * @returns undefined if all together were measured for less than four minutes
 */
export function slopeOf(samples: readonly Sample[]): number | undefined {
  let [products, squares, measuredMs] = [0, 0, 0];
  for (const pid of new Set(samples.map((sample) => sample.pid))) {
    const own = samples.filter((sample) => sample.pid === pid);
    const warm = own.filter(({ atMs }) => atMs - (own[0]?.atMs ?? 0) >= WARM_AFTER_MS);
    const [first, last] = [warm[0], warm.at(-1)];
    if (first === undefined || last === undefined) continue;
    measuredMs += last.atMs - first.atMs;
    const mean = (read: (sample: Sample) => number) =>
      warm.reduce((sum, sample) => sum + read(sample), 0) / warm.length;
    const [meanMs, meanMb] = [mean(({ atMs }) => atMs), mean(({ mb }) => mb)];
    for (const { atMs, mb } of warm) {
      products += (atMs - meanMs) * (mb - meanMb);
      squares += (atMs - meanMs) ** 2;
    }
  }
  return measuredMs < MIN_MEASURED_MS ? undefined : (products / squares) * MS_PER_MIN;
}

/** Samples the memory of programs that may be restarted. */
export class MemoryRecord {
  readonly #liveMemoryFolder: string;
  readonly #live = new Map<string, Sample[]>();
  readonly #peaks = new Map<string, number>();

  /** @param liveMemoryFolder where the threads of the programs write what their objects hold */
  constructor(liveMemoryFolder: string) {
    this.#liveMemoryFolder = liveMemoryFolder;
  }

  sample(program: string, pid: number | undefined): void {
    if (pid === undefined) return;
    this.#peaks.set(program, Math.max(this.#peaks.get(program) ?? 0, memoryMb(pid) ?? 0));
    const mb = liveMemoryMb(this.#liveMemoryFolder, pid);
    if (mb === undefined) return;
    const samples = this.#live.get(program) ?? [];
    samples.push({ pid, atMs: performance.now(), mb });
    this.#live.set(program, samples);
  }

  /** By program, the growth of what its objects hold in MB a minute, of those that were measured for long enough. */
  slopes(): Map<string, number> {
    const all = [...this.#live].map(([program, samples]) => [program, slopeOf(samples)] as const);
    return new Map(
      all.flatMap(([program, slope]) => (slope === undefined ? [] : [[program, slope] as const])),
    );
  }

  /** By program, the most that one process used, in MB, garbage included. */
  peaks(): ReadonlyMap<string, number> {
    return this.#peaks;
  }
}
