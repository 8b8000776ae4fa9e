import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient, type SanityClient } from '@sanity/client';
import { startLake } from '../content-lake/start-lake';

/**
 * Half an hour of editing, to find leaks of the lake: editors connect, listen as Studio does, write, publish
 * and disconnect; every minute prints the memory after a garbage collection and what is open.
 * Exits with code 1 if something stays open or the memory has grown. Not part of the tests. To run it:
 *
 *     npx esbuild tests/bench/content-lake-soak.ts --bundle --platform=node --format=esm \
 *       --packages=external --outfile=node_modules/.cache/content-lake-soak.mjs
 *     SOAK_MINUTES=30 node --expose-gc node_modules/.cache/content-lake-soak.mjs
 */
const DURATION_MS = Number(process.env.SOAK_MINUTES ?? '30') * 60_000;
const REPORT_INTERVAL_MS = Math.min(60_000, DURATION_MS / 5);
const EDITORS = 3;
const DOCUMENTS = 40;
const LISTENERS_PER_EDITOR = 9;
/** Caches fill at first; growth after the first reports is a leak. */
const WARM_UP_REPORTS = 2;
const MAX_GROWTH_BYTES = 24 * 1024 * 1024;

const folder = mkdtempSync(path.join(tmpdir(), 'content-lake-soak-'));
const lake = await startLake({ LAKE_PORT: '0', DATA_DIR: folder });
const config = { projectId: 'local', dataset: 'production', apiVersion: '2025-02-19', useCdn: false };
const client = createClient({
  ...config,
  apiHost: lake.url,
  useProjectHostname: false,
  token: lake.token,
  perspective: 'raw',
});
let writes = 0;
const heaps: number[] = [];
const end = Date.now() + DURATION_MS;

console.info('minute     writes   heap MB    rss MB   listeners   streams');
const timer = setInterval(report, REPORT_INTERVAL_MS);
await Promise.all(Array.from({ length: EDITORS }, (_, at) => edit(at)));
clearInterval(timer);
await new Promise((resolve) => setTimeout(resolve, 1_000));
report();
const { listeners, streams, sockets } = lake.load();
const growth = (heaps.at(-1) ?? 0) - (heaps[WARM_UP_REPORTS] ?? 0);
await lake.close();
rmSync(folder, { recursive: true, force: true });
const isLeaking = growth > MAX_GROWTH_BYTES || listeners + streams + sockets > 0;
console.info(isLeaking ? 'LEAKS' : 'nothing is left open, and the memory is steady');
process.exitCode = isLeaking ? 1 : 0;

/** One editor: opens a document, changes it for a while, publishes it, goes on to the next. */
async function edit(editor: number): Promise<void> {
  for (let round = 0; Date.now() < end; round += 1) {
    const id = `page-${(editor * DOCUMENTS + round) % DOCUMENTS}`;
    const subscriptions = listen(client, id);
    await editOnce(id, editor);
    for (const subscription of subscriptions) subscription.unsubscribe();
  }
}

async function editOnce(id: string, editor: number): Promise<void> {
  const ids = { publishedId: id, draftId: `drafts.${id}` };
  await client.createIfNotExists({ _id: id, _type: 'page', title: '', body: [] });
  for (let change = 0; change < 20 && Date.now() < end; change += 1) {
    const set = { title: `By ${editor}, change ${writes}`, [`by${editor}`]: change };
    await client
      .action({ actionType: 'sanity.action.document.edit', ...ids, patch: { set } })
      .catch(() => undefined);
    writes += 1;
  }
  // Another editor may have published it meanwhile.
  await client.action({ actionType: 'sanity.action.document.publish', ...ids }).catch(() => undefined);
}

function listen(by: SanityClient, id: string): { unsubscribe(): void }[] {
  const ids = [id, `drafts.${id}`];
  return Array.from({ length: LISTENERS_PER_EDITOR }, (_, at) =>
    by
      .listen(
        at === 0 ? '*' : '*[_id in $ids]',
        { ids },
        { includeAllVersions: true, effectFormat: 'mendoza' },
      )
      .subscribe(),
  );
}

function report(): void {
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  heaps.push(heapUsed);
  const open = lake.load();
  const minute = (DURATION_MS - Math.max(0, end - Date.now())) / 60_000;
  const cells = [
    minute.toFixed(1),
    writes,
    megabytes(heapUsed),
    megabytes(rss),
    open.listeners,
    open.streams,
  ];
  console.info(cells.map((cell) => String(cell).padStart(9)).join(' '));
}

function megabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(1);
}
