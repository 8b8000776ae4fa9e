import { median } from '../bench/percentile';
import type { CampaignResult } from './campaign';
import type { Visit } from './checker';
import type { Happened } from './schedule';

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
  const names = [...new Set(happened.map(({ fault }) => fault.name))];
  const shares = names.map((name) => {
    const own = happened.filter(({ fault }) => fault.name === name);
    const during = own.flatMap(({ beganMs, endedMs, backMs = Infinity }) =>
      visits.filter((visit) => visit.endedMs >= beganMs && visit.startedMs <= Math.max(endedMs, backMs)),
    );
    const count = (which: Visit['outcome']) => during.filter(({ outcome }) => outcome === which).length;
    const tookMs = own.map(({ endedMs, backMs = Number.NaN }) => Math.round(backMs - endedMs));
    return {
      ...{ count: own.length, requests: during.length, refused: count('refused'), away: count('away') },
      ...{ failed: count('failed'), 'back, ms': median(tookMs), 'at most': Math.max(...tookMs) },
    };
  });
  return Object.fromEntries(names.map((name, index) => [name, shares[index]]));
}
