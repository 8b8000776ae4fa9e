import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SanityClient } from '@sanity/client';
import { afterAll, expect, it } from 'vitest';
import { documentQuery, feedQuery } from '../../app/content/queries.groq';
import { PROJECT_ROOT } from '../../scripts/bootstrap.mjs';
import { seedArchive } from '../sample/seed-archive';
import { lakeEditor } from '../support/lake-editor';
import { startMeasured } from './measured-process';
import { median } from './median';
import { report } from './promise';

const SIZES = [10, 300, 3_000, 10_000];
const BATCH = 250;
const ARTICLE_EVERY = 10;
const QUERIES = 200;
const CHANGES = 20;
/** The promise for a page query in the largest dataset. */
const PAGE_QUERY_MS = 20;
const MEASURE_TIMEOUT_MS = 600_000;

const samplePage = seedArchive.byId('page-features');
const {
  cover: _cover,
  seo: _seo,
  ...sampleArticle
} = seedArchive.byId('article-why-the-month-end-close-takes-too-long');

const folder = mkdtempSync(join(tmpdir(), 'growth-bench-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function startLake(dataDir: string) {
  return startMeasured({
    command: 'env',
    args: (port) => [
      `LAKE_PORT=${port}`,
      process.execPath,
      join(PROJECT_ROOT, 'build', 'content-lake', 'main.js'),
    ],
    env: { DATA_DIR: dataDir },
    output: join(folder, 'lake.log'),
    path: '/ping',
  });
}

const editorAt = (port: number, dataDir: string) =>
  lakeEditor({
    lakeUrl: `http://localhost:${port}`,
    lakeToken: readFileSync(join(dataDir, 'content-lake', 'token'), 'utf8').trim(),
  });

/** A tenth of them articles, a day apart, the others pages; each as long as a real one. */
function documentOf(at: number) {
  if (at % ARTICLE_EVERY > 0) return { ...samplePage, _id: `page-${at}`, path: `/page/${at}` };
  const publishedAt = new Date(Date.UTC(2000, 0, 1 + at)).toISOString();
  return { ...sampleArticle, _id: `article-${at}`, path: `/article/${at}`, publishedAt };
}

async function fill(editor: SanityClient, size: number): Promise<void> {
  for (let from = 0; from < size; from += BATCH) {
    const transaction = editor.transaction();
    for (let at = from; at < Math.min(size, from + BATCH); at += 1) transaction.create(documentOf(at));
    await transaction.commit({ returnDocuments: false, visibility: 'async' });
  }
}

async function medianMs(times: number, query: (at: number) => Promise<unknown>): Promise<number> {
  const tookMs: number[] = [];
  for (let at = 0; at < times; at += 1) {
    const start = performance.now();
    await query(at);
    tookMs.push(performance.now() - start);
  }
  return median(tookMs);
}

async function measure(size: number) {
  const dataDir = join(folder, String(size));
  const first = await startLake(dataDir);
  await fill(editorAt(first.port, dataDir), size);
  await first.stop();
  const lake = await startLake(dataDir);
  const editor = editorAt(lake.port, dataDir);
  const query = (path: string) => editor.fetch(documentQuery, { paths: [path], published: [] });
  const pageMs = await medianMs(QUERIES, (at) =>
    query(`/page/${Math.min(at * ARTICLE_EVERY, size - ARTICLE_EVERY) + 1}`),
  );
  const articleMs = await medianMs(QUERIES, (at) => query(`/article/${(at * ARTICLE_EVERY) % size}`));
  const feedMs = await medianMs(QUERIES, () => editor.fetch(feedQuery, { topic: [] }));
  const changes: number[] = [];
  for (let change = 0; change < CHANGES; change += 1) {
    await editor
      .patch('page-1')
      .set({ title: `Change ${change}` })
      .commit();
    changes.push(await medianMs(1, () => query('/page/1')));
  }
  const memoryMb = lake.memoryMb();
  await lake.stop();
  return {
    size,
    startedInMs: lake.startedInMs,
    pageMs,
    articleMs,
    feedMs,
    changedMs: median(changes),
    memoryMb,
  };
}

it(
  'the Lake, as a dataset grows',
  async () => {
    const sizes = [];
    for (const size of SIZES) sizes.push(await measure(size));
    const broken = report(
      `The Lake with ${SIZES.join(', ')} documents; medians of ${QUERIES} over HTTP`,
      sizes.flatMap(({ size, ...measured }) => [
        {
          what: `${size}: a page`,
          measured: measured.pageMs,
          unit: 'ms',
          promised: { atMost: PAGE_QUERY_MS },
        },
        {
          what: `${size}: a page, after a change`,
          measured: measured.changedMs,
          unit: 'ms',
          promised: { atMost: PAGE_QUERY_MS },
        },
        { what: `${size}: an article and its neighbours`, measured: measured.articleMs, unit: 'ms' },
        { what: `${size}: the latest fifty`, measured: measured.feedMs, unit: 'ms' },
        { what: `${size}: memory`, measured: measured.memoryMb, unit: 'MB' },
        { what: `${size}: start to the first answer`, measured: measured.startedInMs, unit: 'ms' },
      ]),
    );
    expect(broken).toEqual([]);
  },
  MEASURE_TIMEOUT_MS,
);
