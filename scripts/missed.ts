import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { distance } from 'fastest-levenshtein';
import { canonicalPath } from '../protocol/canonical-path';
import { isRecord } from '../protocol/is-record';
import { printable } from '../protocol/log-line';
import { parseJson } from '../protocol/parse-json';
import { Failure } from './bootstrap.mjs';

const USAGE = `Usage: npm run missed -- LOGFILE [SITE]
  Lists the addresses that visitors asked for in vain: counts the answers 404 in an access log of the front door.
  LOGFILE  the log, or - for standard input
  SITE     origin of the site whose sitemap says which pages there are, by default SITE_URL`;
const NOT_FOUND = 404;
const READS = new Set(['GET', 'HEAD']);
const MOST_SHOWN = 200;
const SITEMAP_TIMEOUT_MS = 5_000;

/** Counts the answers 404 of an access log by path. Other lines are passed over. */
export async function countMissed(lines: AsyncIterable<string>): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for await (const line of lines) {
    const record = parseJson(withoutName(line));
    if (!isRecord(record) || record.status !== NOT_FOUND || !READS.has(String(record.method))) continue;
    const path = String(record.path);
    counts.set(path, (counts.get(path) ?? 0) + 1);
  }
  return counts;
}

/** `npm start` and `docker compose logs` put the name of the program before each line. */
const withoutName = (line: string) => line.replace(/^[\w-]+ *\| (?=\{)/, '');

const nameOf = (path: string) => path.split('/').at(-1) ?? '';

/**
 * The page that a missed address may have meant: the one whose last part is the same, else the one that differs in the
 * fewest characters, if those are at most a third.
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

/** The table: most first, each with the page that it may have meant. */
export function tableOf(counts: ReadonlyMap<string, number>, pages: readonly string[]): string[] {
  if (counts.size === 0) return ['No address was asked for in vain.'];
  const rows = [...counts].sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1));
  return rows.slice(0, MOST_SHOWN).map(([path, count]) => {
    const page = nearestPage(path, pages);
    return printable(`${String(count).padStart(7)}  ${path}${page ? `  -> ${page}` : ''}`);
  });
}

/** The paths of the sitemap; none, with a warning, if it cannot be read. */
async function readPages(site: string): Promise<string[]> {
  const signal = AbortSignal.timeout(SITEMAP_TIMEOUT_MS);
  const response = await fetch(new URL('/sitemap.xml', site), { signal }).catch(() => undefined);
  const xml = response?.ok ? await response.text().catch(() => undefined) : undefined;
  if (xml === undefined) console.warn(`No proposals: the sitemap of ${site} could not be read.`);
  return [...(xml ?? '').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);
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
  const lines = async () =>
    file === '-' ? createInterface({ input: process.stdin }) : (await open(file)).readLines();
  const counts = await lines()
    .then(countMissed)
    .catch((error: unknown) => {
      throw new Failure(`${file} cannot be read: ${error instanceof Error ? error.message : error}.`);
    });
  for (const line of tableOf(counts, await readPages(site))) console.info(line);
}
