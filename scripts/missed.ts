import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { distance } from 'fastest-levenshtein';
import { canonicalPath } from '../protocol/canonical-path';
import { isRecord } from '../protocol/is-record';
import { printable } from '../protocol/log-line';
import { parseJson } from '../protocol/parse-json';
import { readWebBody } from '../protocol/read-body';
import { Failure } from './bootstrap.mjs';

const USAGE = `Usage: npm run missed -- LOGFILE [SITE]
  Lists the addresses that visitors asked for in vain: counts the answers 404 in an access log of the front door.
  LOGFILE  the log, or - for standard input
  SITE     origin of the site whose sitemap says which pages there are, by default SITE_URL`;
const NOT_FOUND = 404;
const READS = new Set(['GET', 'HEAD']);
/** Made-up addresses cannot fill the memory: of more, each further one is only counted. */
const MOST_PATHS = 200_000;
const MOST_REFERRERS = 3;
const MOST_SHOWN = 200;
const MOST_LINE_CHARACTERS = 65_536;
const SITEMAP_TIMEOUT_MS = 5_000;
/** The most that sitemaps.org allows. */
const MOST_SITEMAP_BYTES = 52_428_800;

type Missed = { count: number; referrers: Set<string> };
type Counted = { byPath: Map<string, Missed>; badLines: number; others: number };

/**
 * Counts the answers 404 of an access log by path. Lines of other kinds are passed over.
 * @param chunks of text; they need not end with a line
 * @returns also the lines that are no JSON object or are too long, and the answers 404 of paths beyond the limit
 */
export async function countMissed(chunks: AsyncIterable<string>, mostPaths = MOST_PATHS): Promise<Counted> {
  const counted: Counted = { byPath: new Map(), badLines: 0, others: 0 };
  for await (const line of linesOf(chunks)) {
    const record = line === undefined ? undefined : parseJson(withoutName(line));
    if (!isRecord(record)) counted.badLines += 1;
    else if (record.status === NOT_FOUND && READS.has(String(record.method)))
      count(record, counted, mostPaths);
  }
  return counted;
}

/** `npm start` and `docker compose logs` put the name of the program before each line. */
const withoutName = (line: string) => line.replace(/^[\w-]+ *\| (?=\{)/, '');

function count(
  { path, referer, referrer = referer }: Record<string, unknown>,
  to: Counted,
  mostPaths: number,
) {
  if (typeof path !== 'string') return;
  const known = to.byPath.get(path);
  if (!known && to.byPath.size >= mostPaths) {
    to.others += 1;
    return;
  }
  const missed = known ?? { count: 0, referrers: new Set() };
  missed.count += 1;
  if (typeof referrer === 'string' && missed.referrers.size < MOST_REFERRERS) missed.referrers.add(referrer);
  if (!known) to.byPath.set(path, missed);
}

/** The lines of a text, without blank ones; undefined for one that is too long, of which nothing is kept. */
async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<string | undefined> {
  let rest = '';
  let isTooLong = false;
  for await (const chunk of chunks) {
    const [first = '', ...others] = chunk.split('\n');
    rest += first;
    isTooLong ||= rest.length > MOST_LINE_CHARACTERS;
    if (isTooLong) rest = '';
    for (const next of others) {
      if (isTooLong || rest.trim() !== '') yield isTooLong ? undefined : rest;
      isTooLong = next.length > MOST_LINE_CHARACTERS;
      rest = isTooLong ? '' : next;
    }
  }
  if (isTooLong || rest.trim() !== '') yield isTooLong ? undefined : rest;
}

const nameOf = (path: string) => path.split('/').at(-1) ?? '';

/**
 * The page that a missed address may have meant: the one whose last part is the same, else the one that differs in the
 * fewest characters, if those are at most a third.
 * @param pages paths
 */
export function nearestPage(missed: string, pages: readonly string[]): string | undefined {
  const path = canonicalPath(missed)
    .replace(/(?:\/(?:index|default))?\.[a-z]{2,5}$/, '')
    .replaceAll('_', '-');
  const others = pages.filter((page) => page !== '/');
  const named = others.filter((page) => nameOf(page) === nameOf(path));
  const candidates = (named.length > 0 ? named : others)
    .map((page) => ({ page, by: distance(page, path) }))
    .sort((one, other) => one.by - other.by);
  const [nearest] = candidates;
  if (!nearest) return undefined;
  return named.length > 0 || nearest.by <= path.length / 3 ? nearest.page : undefined;
}

/** The table: most first, with referrers where the log has them, and the proposal. */
export function tableOf({ byPath, badLines, others }: Counted, pages: readonly string[]): string[] {
  const rows = [...byPath].sort(
    ([one, { count: a }], [other, { count: b }]) => b - a || (one < other ? -1 : 1),
  );
  const lines = rows.slice(0, MOST_SHOWN).map(([path, { count: times, referrers }]) => {
    const page = nearestPage(path, pages);
    const from = referrers.size > 0 ? `  (from ${[...referrers].join(', ')})` : '';
    return `${String(times).padStart(7)}  ${path}${page ? `  -> ${page}` : ''}${from}`;
  });
  const more = rows.slice(MOST_SHOWN).reduce((sum, [, { count: times }]) => sum + times, others);
  return [
    ...lines,
    ...(more > 0 ? [`${String(more).padStart(7)}  at other addresses`] : []),
    ...(lines.length === 0 ? ['No address was asked for in vain.'] : []),
    ...(badLines > 0 ? [`${badLines} lines could not be read`] : []),
  ].map(printable);
}

/** The paths of the sitemap; none, with a warning, if it cannot be read. */
export async function readPages(site: string): Promise<string[]> {
  try {
    const response = await fetch(new URL('/sitemap.xml', site), {
      signal: AbortSignal.timeout(SITEMAP_TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const read = await readWebBody(response, MOST_SITEMAP_BYTES, SITEMAP_TIMEOUT_MS);
    if (!read.ok) throw new Error(read.reason);
    const xml = read.body.toString();
    return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.warn(`No proposals: the sitemap of ${site} could not be read (${reason}).`);
    return [];
  }
}

/**
 * Prints the addresses that visitors asked for in vain.
 * @throws Failure without a log
 */
export async function missed([
  file,
  site = process.env.SITE_URL ?? 'http://localhost:3000',
]: readonly string[]) {
  if (file === undefined) throw new Failure(USAGE, 64);
  if (!URL.canParse(site)) throw new Failure(`${site} is no origin, such as https://www.example.com.`, 64);
  const stream: Readable = file === '-' ? process.stdin : createReadStream(file);
  const pages = await readPages(site);
  const counted = await countMissed(stream.setEncoding('utf8')).catch((error: unknown) => {
    throw new Failure(`${file} cannot be read: ${error instanceof Error ? error.message : error}.`);
  });
  for (const line of tableOf(counted, pages)) console.info(line);
}
