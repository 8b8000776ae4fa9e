import type { SanityClient } from '@sanity/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ENTRIES_PER_PAGE } from '../../protocol/list-page';
import { content } from '../support/content';
import { lakeEditor, publishedDocuments } from '../support/lake-editor';
import { publishMore } from '../support/more-articles';
import { type RunningSite, startSite } from '../support/start-site';
import { report } from './promise';

const ARTICLES = 10_000;
const VIEWS = 60;
const PAUSE_MS = 250;
const PERCENTILE = 0.95;
const MEASURE_TIMEOUT_MS = 900_000;
const BYTES_PER_KB = 1_000;
const { blog, post } = content;
const LAST_PAGE = Math.floor(ARTICLES / ENTRIES_PER_PAGE);

let site: RunningSite;
let editor: SanityClient;
beforeAll(async () => {
  site = await startSite({ env: { LOG_LEVEL: 'warn' } });
  editor = lakeEditor(site);
  const like = (await publishedDocuments(site)).find(({ _id }) => _id === post.id);
  if (!like) throw new Error(`No article ${post.id}`);
  await publishMore(editor, { like, count: ARTICLES, name: 'more' });
}, MEASURE_TIMEOUT_MS);
afterAll(() => site?.stop());

/** @throws for another status than 200 */
async function view(path: string) {
  const startedAtMs = performance.now();
  const answer = await fetch(site.url + path);
  const bytes = (await answer.arrayBuffer()).byteLength;
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
  return {
    tookMs: performance.now() - startedAtMs,
    bytes,
    isHit: answer.headers.get('Cache-Status') === 'front-door; hit',
  };
}

const percentile = (values: readonly number[]) =>
  [...values].sort((one, other) => one - other)[Math.ceil(values.length * PERCENTILE) - 1] ?? Number.NaN;

/** Views of different paths, at the pace of a reader, which the limit of made-up addresses allows. */
async function views(pathOf: (at: number) => string) {
  const seen = [];
  for (let at = 0; at < VIEWS; at += 1) {
    seen.push(await view(pathOf(at)));
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return {
    hits: seen.filter(({ isHit }) => isHit).length,
    p95Ms: percentile(seen.map(({ tookMs }) => tookMs)),
    kb: Math.max(...seen.map(({ bytes }) => bytes)) / BYTES_PER_KB,
  };
}

it(
  `a site with ${ARTICLES} articles`,
  async () => {
    await view(blog.path);
    const step = Math.floor((LAST_PAGE - 2) / VIEWS);
    const listed = await views((at) => `${blog.path}?page=${2 + at * step}`);
    const again = await views(() => `${blog.path}?page=2`);
    const articles = await views((at) => `/more/${1 + at * Math.floor(ARTICLES / VIEWS)}`);
    const feed = await view('/rss.xml');
    expect([listed.hits, articles.hits]).toEqual([0, 0]);
    const broken = report(`A site with ${ARTICLES} articles in one channel; ${VIEWS} views each`, [
      {
        what: 'a page of the list, first view, 95th percentile',
        measured: listed.p95Ms,
        unit: 'ms',
        promised: { atMost: 100 },
      },
      { what: 'the same page again', measured: again.p95Ms, unit: 'ms' },
      { what: 'its HTML, the largest', measured: listed.kb, unit: 'kB', promised: { atMost: 100 } },
      { what: 'an article, first view, 95th percentile', measured: articles.p95Ms, unit: 'ms' },
      { what: 'the feed', measured: feed.bytes / BYTES_PER_KB, unit: 'kB' },
    ]);
    expect(broken).toEqual([]);
  },
  MEASURE_TIMEOUT_MS,
);
