import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { SearchIndex } from '../../app/search/search-index';
import { searchDocument } from '../../app/search/sections.server';
import { searchQueryValue } from '../../protocol/search-query';
import { madeUpText, WORDS_OF_BODY, word } from './made-up-text';
import { percentile95 } from './median';
import { report } from './promise';

const ARTICLES = 10_000;
const QUERIES = 1_000;
const LONGEST_TURN_MS = 8;
const MEASURE_TIMEOUT_MS = 300_000;
const MB = 1024 * 1024;

const article = (number: number) => ({
  _id: `article-${number}`,
  _type: 'article' as const,
  channel: 'blog' as const,
  path: `/company/blog/${number}`,
  askedAs: null,
  ...madeUpText(),
});

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

function memory(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

it(
  `the search index of ${ARTICLES} articles`,
  async () => {
    const none = new Map<string, string[]>();
    const before = memory();
    const index = new SearchIndex();
    let workedMs = 0;
    let longestMs = 0;
    let turnMs = 0;
    for (let number = 0; number < ARTICLES; number += 1) {
      const one = article(number);
      const startedAtMs = performance.now();
      index.set(searchDocument(one, none));
      const tookMs = performance.now() - startedAtMs;
      workedMs += tookMs;
      turnMs += tookMs;
      longestMs = Math.max(longestMs, turnMs);
      if (turnMs < LONGEST_TURN_MS) continue;
      await setImmediate();
      turnMs = 0;
    }
    const heldMb = (memory() - before) / MB;
    const queries = Array.from({ length: QUERIES }, (_, at) => {
      const words = Array.from({ length: 1 + (at % 3) }, word);
      if (at % 5 === 0) words.push(`${words[0]}x`.slice(1));
      return at % 10 === 0 ? `"${words.join(' ')}"` : words.join(' ');
    });
    const tookMs = queries.map((query) => {
      const startedAtMs = performance.now();
      index.search(searchQueryValue(query));
      return performance.now() - startedAtMs;
    });
    const changedMs = Array.from({ length: 100 }, (_, number) => {
      const one = article(number);
      const startedAtMs = performance.now();
      index.set(searchDocument(one, none));
      return performance.now() - startedAtMs;
    });
    const broken = report(`The search index of ${ARTICLES} articles of ${WORDS_OF_BODY} words`, [
      { what: 'made in', measured: workedMs / 1_000, unit: 's', promised: { atMost: 5 } },
      { what: 'the longest turn', measured: longestMs, unit: 'ms', promised: { atMost: 20 } },
      { what: 'memory', measured: heldMb, unit: 'MB', promised: { atMost: 120 } },
      {
        what: 'a search, 95th percentile',
        measured: percentile95(tookMs),
        unit: 'ms',
        promised: { atMost: 15 },
      },
      {
        what: 'a changed article, 95th percentile',
        measured: percentile95(changedMs),
        unit: 'ms',
        promised: { atMost: 20 },
      },
    ]);
    expect(broken).toEqual([]);
  },
  MEASURE_TIMEOUT_MS,
);
