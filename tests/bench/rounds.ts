import { load } from './load';
import type { MeasuredProcess } from './measured-process';
import { median } from './median';

const ROUNDS = 7;
const ROUND_MS = 2_000;
const WARM_UP_MS = 2_000;

export type Contender = {
  process: MeasuredProcess;
  /** The raw bytes of the request. */
  request: string;
  connections: number;
  /** Of its answers; 200 by default. */
  status?: number;
};

export type Measured = {
  perSecond: number;
  cpuUs: number;
};

export type Outcome = Measured & {
  /** In the order of measurement, which alternates between contenders. */
  rounds: readonly Measured[];
};

/**
 * A raw GET request.
 * @param encodings value of `Accept-Encoding`
 */
export function getRequest(path: string, encodings: string): string {
  return [
    `GET ${path} HTTP/1.1`,
    'host: localhost',
    'accept: text/html',
    `accept-encoding: ${encodings}`,
    '',
    '',
  ].join('\r\n');
}

/**
 * Loads contenders alternately, so that other work of the machine affects all of them.
 * @returns for each the medians of its rounds: requests per second, and microseconds of processor time per request
 */
export async function interleaved(contenders: Record<string, Contender>): Promise<Record<string, Outcome>> {
  const all = Object.entries(contenders);
  for (const [, { process, request, connections, status }] of all)
    await load(process.port, request, connections, WARM_UP_MS, status);
  const rounds = new Map<string, Measured[]>(all.map(([name]) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, contender] of all) rounds.get(name)?.push(await measure(contender));
  }
  return Object.fromEntries(
    [...rounds].map(([name, each]) => [
      name,
      {
        perSecond: median(each.map(({ perSecond }) => perSecond)),
        cpuUs: median(each.map(({ cpuUs }) => cpuUs)),
        rounds: each,
      },
    ]),
  );
}

/** The median of the ratios of each round: other work of the machine has then affected both. */
export function ratioOf(what: keyof Measured, ours: Outcome, theirs: Outcome): number {
  return median(
    ours.rounds.map((round, index) => round[what] / (theirs.rounds[index]?.[what] ?? Number.NaN)),
  );
}

async function measure({ process, request, connections, status }: Contender): Promise<Measured> {
  const before = process.cpuMs();
  const { requests, seconds } = await load(process.port, request, connections, ROUND_MS, status);
  return { perSecond: requests / seconds, cpuUs: ((process.cpuMs() - before) * 1_000) / requests };
}
