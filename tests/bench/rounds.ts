import { load } from './load';
import type { MeasuredProcess } from './measured-process';
import { median } from './percentile';

const ROUNDS = 7;
const ROUND_MS = 2_000;
const WARM_UP_MS = 2_000;

export type Contender = {
  process: MeasuredProcess;
  /** The raw bytes of the request. */
  request: string;
  connections: number;
};

/** Requests per second, and microseconds of processor time per request. */
type Measured = Record<'perSecond' | 'cpuUs', number>;

/** The medians of the rounds, and the rounds in the order of measurement, which alternates between contenders. */
type Outcome = Measured & { rounds: readonly Measured[] };

/**
 * A raw GET request.
 * @param encodings value of `Accept-Encoding`
 */
export const getRequest = (path: string, encodings: string) =>
  `GET ${path} HTTP/1.1\r\nhost: localhost\r\naccept: text/html\r\naccept-encoding: ${encodings}\r\n\r\n`;

/** Loads a contender and its peer alternately, so that other work of the machine affects both. */
export async function interleaved(ours: Contender, peer: Contender): Promise<[ours: Outcome, peer: Outcome]> {
  for (const each of [ours, peer]) await measure(each, WARM_UP_MS);
  const rounds: [Measured[], Measured[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds[0].push(await measure(ours));
    rounds[1].push(await measure(peer));
  }
  return [outcomeOf(rounds[0]), outcomeOf(rounds[1])];
}

const outcomeOf = (rounds: readonly Measured[]): Outcome => ({
  perSecond: median(rounds.map(({ perSecond }) => perSecond)),
  cpuUs: median(rounds.map(({ cpuUs }) => cpuUs)),
  rounds,
});

/** The median of the ratios of each round: other work of the machine has then affected both. */
export function ratioOf(what: keyof Measured, ours: Outcome, peer: Outcome): number {
  return median(ours.rounds.map((round, index) => round[what] / (peer.rounds[index]?.[what] ?? Number.NaN)));
}

async function measure({ process, request, connections }: Contender, ms = ROUND_MS): Promise<Measured> {
  const before = process.cpuMs();
  const { requests, seconds } = await load(process.port, request, connections, ms);
  return { perSecond: requests / seconds, cpuUs: ((process.cpuMs() - before) * 1_000) / requests };
}
