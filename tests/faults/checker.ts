import { CANARY, type History, readStamps, type Stamps } from './history';

/** A page may show a state that was replaced this long before it was asked for. Older ones must be marked. */
const FRESH_MS = 2_000;
/** How late clocks and answers may be on a machine that all programs share with their load. */
const LATE_MS = 1_000;
const ANSWERED_SHARE = 0.9999;
const MAX_SLOPE_MB_PER_MIN = 1;
const EXAMPLES = 5;

/** One request of a reader, and what came of it. */
export type Visit = {
  path: string;
  startedMs: number;
  endedMs: number;
  /**
   * `answered`: a whole answer with the expected status. `refused`: 503 with `Retry-After`. `away`: no connection, or a
   * lost one, while the instance that was asked was down. `failed`: anything else.
   */
  outcome: 'answered' | 'refused' | 'away' | 'failed';
  /** Why it was not answered. */
  reason?: string;
  stamps?: Stamps;
  /** Whether the answer says that it may be old. */
  isStale?: boolean;
  hasCanary?: boolean;
};

/** Everything that a campaign has observed. */
export type Observed = {
  history: History;
  visits: readonly Visit[];
  /** By path, the documents whose stamps the page shows when nothing is wrong. */
  expected: ReadonlyMap<string, readonly string[]>;
  /** The stamp of each document in the Lake, read after the end. */
  stored: ReadonlyMap<string, number>;
  /** Programs and functions that did not come back by themselves. */
  lost: readonly string[];
  /** What went wrong with chat messages and previews, and programs that ended without a fault. */
  complaints: readonly string[];
  /** Growth of each program in MB a minute; empty if the campaign was too short for it. */
  slopes: ReadonlyMap<string, number>;
};

/** Whether an answer admits that it may be old: by the site's own header, or by RFC 9211. */
export function isMarkedStale(headers: Record<string, string | string[] | undefined>): boolean {
  const source = String(headers['x-content-source'] ?? '');
  return /^(stale|snapshot)$/.test(source) || /detail=stale/.test(String(headers['cache-status'] ?? ''));
}

/** What a reader keeps of a page's text. */
export function readText(text: string): Pick<Visit, 'stamps' | 'hasCanary'> {
  return { stamps: readStamps(text), hasCanary: text.includes(CANARY) };
}

/**
 * Checks every promise.
 * @returns one line for each that was broken; empty if all were kept
 */
export function check(observed: Observed): string[] {
  return [
    ...lostEdits(observed),
    ...badPages(observed),
    ...unanswered(observed.visits),
    ...observed.lost.map((what) => `did not come back: ${what}`),
    ...grouped('complaint', observed.complaints),
    ...[...observed.slopes]
      .filter(([, slope]) => slope >= MAX_SLOPE_MB_PER_MIN)
      .map(([program, slope]) => `memory of ${program} grows by ${slope.toFixed(2)} MB a minute`),
  ];
}

function lostEdits({ history, stored }: Observed): string[] {
  const lost = [...history.latest()].filter(([document, number]) => stored.get(document) !== number);
  return lost.map(
    ([document, number]) =>
      `edit lost: ${document} has ${stored.get(document) ?? 'no stamp'}, published ${number}`,
  );
}

function badPages({ history, visits, expected }: Observed): string[] {
  const found: string[] = [];
  for (const visit of visits) {
    const { path, stamps, startedMs, endedMs, isStale, hasCanary } = visit;
    const say = (kind: string, what: string) => found.push(`${kind}: ${path} at ${at(startedMs)} (${what})`);
    if (hasCanary) say('draft shown', CANARY);
    if (visit.outcome !== 'answered' || stamps === undefined) continue;
    const missing = (expected.get(path) ?? []).filter((document) => !stamps.has(document));
    if (missing.length > 0) say('incomplete page', `without ${missing.join(', ')}`);
    const shown = history.find(stamps, endedMs);
    if (shown.kind === 'unpublished') say('never published', shown.what);
    if (shown.kind === 'mixed') say('mixed states', shown.what);
    if (shown.kind !== 'state' || isStale) continue;
    const ageMs = startedMs - shown.untilMs;
    if (ageMs > FRESH_MS + LATE_MS) say('old and not marked', `${Math.round(ageMs)} ms`);
  }
  return byKind(found);
}

function unanswered(visits: readonly Visit[]): string[] {
  const counted = visits.filter(({ outcome }) => outcome !== 'away');
  const failed = counted.filter(({ outcome }) => outcome === 'failed');
  const share = counted.filter(({ outcome }) => outcome === 'answered').length / Math.max(1, counted.length);
  const reasons = failed.map(({ path, startedMs, reason }) => `${reason}: ${path} at ${at(startedMs)}`);
  return [
    ...grouped('not answered, nor refused cleanly', reasons),
    ...(share < ANSWERED_SHARE ? [`answered: ${(share * 100).toFixed(3)} % of ${counted.length}`] : []),
  ];
}

const at = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

function byKind(lines: readonly string[]): string[] {
  const kinds = [...new Set(lines.map((line) => line.split(':')[0] ?? ''))];
  return kinds.flatMap((kind) =>
    grouped(
      kind,
      lines.filter((line) => line.startsWith(`${kind}:`)).map((line) => line.slice(kind.length + 2)),
    ),
  );
}

/** One line for all of a kind, with the first few of them. */
function grouped(kind: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  return [`${kind}, ${lines.length} times: ${lines.slice(0, EXAMPLES).join('; ')}`];
}
