import type { CampaignResult } from './campaign';
import type { Visit } from './checker';
import type { Happened } from './schedule';

type Share = { happened: Happened[]; requests: number; refused: number; away: number; failed: number };

/** Prints what each kind of fault has cost, the load, and the broken promises. */
export function printResult({ observed, happened, broken, notes }: CampaignResult): void {
  // biome-ignore lint/suspicious/noConsole: the table is what a campaign is for
  console.table(sharesOf(happened, observed.visits));
  const count = (outcome: Visit['outcome']) =>
    observed.visits.filter((visit) => visit.outcome === outcome).length;
  const stale = observed.visits.filter(({ isStale }) => isStale).length;
  console.info(
    `${observed.visits.length} requests: ${count('answered')} answered, of which ${stale} marked as stale; ` +
      `${count('refused')} refused, ${count('failed')} failed; ${count('away')} while the front door was down`,
  );
  for (const [reason, times] of reasonsOf(observed.visits))
    console.info(`refused, ${times} times: ${reason}`);
  for (const note of notes) console.info(note);
  for (const [program, slope] of observed.slopes) console.info(`${program}: ${slope.toFixed(2)} MB a minute`);
  for (const line of broken) console.info(`BROKEN    ${line}`);
  if (broken.length === 0) console.info('Every promise was kept.');
}

function reasonsOf(visits: readonly Visit[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { outcome, reason = '' } of visits)
    if (outcome === 'refused') counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return counts;
}

/** A request counts for every fault that was not yet over when it was sent, or began before its answer. */
function sharesOf(happened: readonly Happened[], visits: readonly Visit[]) {
  const shares = new Map<string, Share>();
  for (const one of happened) {
    const { fault, beganMs, endedMs, backMs = Number.POSITIVE_INFINITY } = one;
    const share = shares.get(fault.name) ?? { happened: [], requests: 0, refused: 0, away: 0, failed: 0 };
    shares.set(fault.name, share);
    share.happened.push(one);
    const during = visits.filter(
      (visit) => visit.endedMs >= beganMs && visit.startedMs <= Math.max(endedMs, backMs),
    );
    share.requests += during.length;
    for (const { outcome } of during) if (outcome !== 'answered') share[outcome] += 1;
  }
  return Object.fromEntries(
    [...shares].map(([name, { happened: own, ...counts }]) => {
      const tookMs = own.map(({ endedMs, backMs }) => (backMs ?? Number.NaN) - endedMs).sort((a, b) => a - b);
      const median = tookMs[Math.floor(tookMs.length / 2)];
      return [
        name,
        { count: own.length, ...counts, 'back, ms': round(median), 'at most': round(tookMs.at(-1)) },
      ];
    }),
  );
}

const round = (ms = Number.NaN) => Math.round(ms);
