import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { pageText } from '../../app/page-text/page-text';
import { inTurns, openIndex } from '../../app/search/index-file.server';
import { searchQueryValue } from '../../protocol/search-query';
import { madeUpText, WORDS_OF_BODY, word } from './made-up-text';
import { percentile } from './percentile';
import { bench } from './promise';

const ARTICLES = 10_000;
const QUERIES = 1_000;
const CHANGES = 100;
const SHOWN = 10;
const MB = 1024 * 1024;

const article = (number: number) => ({
  _id: `article-${number}`,
  _type: 'article' as const,
  channel: 'blog' as const,
  path: `/company/blog/${number}`,
  askedAs: null,
  ...madeUpText(),
});

/** Of one to three words; a fifth with a misspelt one, a tenth in quotation marks. */
function made(at: number): string {
  const words = Array.from({ length: 1 + (at % 3) }, word);
  if (at % 5 === 0) words.push(`${words[0]}x`.slice(1));
  return at % 10 === 0 ? `"${words.join(' ')}"` : words.join(' ');
}

/** Processor time in milliseconds: other work of the machine does not count. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

async function worked(work: () => unknown): Promise<number> {
  const startedAtMs = processorMs();
  await work();
  return processorMs() - startedAtMs;
}

/** How long other work waits for its turn while some is done, 99th percentile. */
async function turnOf(work: Promise<unknown>): Promise<number> {
  let isDone = false;
  const ended = work.finally(() => {
    isDone = true;
  });
  const turns: number[] = [];
  while (!isDone) turns.push(await worked(() => setImmediate()));
  await ended;
  return percentile(turns, 0.99);
}

bench(`the search index of ${ARTICLES} articles`, 5, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'search-index-'));
  const file = join(folder, 'index.db');
  const articles = Array.from({ length: ARTICLES }, (_, number) => article(number));
  const texts = articles.map((one) => pageText(one, new Map()));
  const index = await openIndex(file);
  const write = (some: typeof texts) => inTurns(index, some, (text) => index.set(text, 'first'));
  let turnMs = 0;
  const makeMs = await worked(async () => {
    turnMs = await turnOf(write(texts));
  });
  const queries = Array.from({ length: QUERIES }, (_, at) => made(at));
  const searchMs: number[] = [];
  for (const query of queries)
    searchMs.push(await worked(() => index.search(searchQueryValue(query), 0, SHOWN)));
  const changeMs: number[] = [];
  for (const text of texts.slice(0, CHANGES)) changeMs.push(await worked(() => write([text])));
  index.close();
  const size = statSync(file).size / MB;
  let unchanged = 0;
  const startMs = await worked(async () => {
    const again = await openIndex(file);
    const held = again.made();
    unchanged = texts.filter(({ id }) => held.get(id)?.from === 'first').length;
    again.close();
  });
  rmSync(folder, { recursive: true });
  return [
    `The search index of ${ARTICLES} articles of ${WORDS_OF_BODY} words, in processor time`,
    [
      ['made in', makeMs / 1_000, 's', { atMost: 10 }],
      ['a turn while it is made, 99th percentile', turnMs, 'ms', { atMost: 20 }],
      ['a search, 95th percentile', percentile(searchMs, 0.95), 'ms', { atMost: 25 }],
      ['a search, median', percentile(searchMs, 0.5), 'ms'],
      ['a changed article, 95th percentile', percentile(changeMs, 0.95), 'ms', { atMost: 20 }],
      ['ready after a restart', startMs / 1_000, 's', { atMost: 1 }],
      ['unchanged then', unchanged, 'articles', { atLeast: ARTICLES }],
      ['file', size, 'MB'],
    ],
  ];
});
