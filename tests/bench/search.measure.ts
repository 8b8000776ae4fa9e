import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { SearchIndex } from '../../app/search/search-index';
import { searchDocument } from '../../app/search/sections.server';
import { searchQueryValue } from '../../protocol/search-query';
import { report } from './promise';

const ARTICLES = 10_000;
const SECTIONS = 5;
const PARAGRAPHS = 2;
const WORDS = 45;
const VOCABULARY = 30_000;
const QUERIES = 1_000;
const PERCENTILE = 0.95;
const LONGEST_TURN_MS = 8;
const MEASURE_TIMEOUT_MS = 300_000;
const MB = 1024 * 1024;

/** The same numbers in every run. */
let state = 1;
function random(): number {
  state = (state * 48_271) % 2_147_483_647;
  return state / 2_147_483_647;
}

const syllables = 'al ba co der en fi gra he in jo ka lo me nu or pa ri sto ta un ver wi'.split(' ');
const vocabulary = Array.from({ length: VOCABULARY }, () =>
  Array.from(
    { length: 2 + Math.floor(random() * 3) },
    () => syllables[Math.floor(random() * syllables.length)],
  ).join(''),
);
/** Few words are frequent, many are rare, as in any language (Zipf). */
const word = () => vocabulary[Math.floor(VOCABULARY ** random()) - 1] ?? '';
const sentence = (length: number) => Array.from({ length }, word).join(' ');

const block = (key: string, style: 'h2' | 'normal', text: string) => ({
  _type: 'block' as const,
  _key: key,
  style,
  listItem: null,
  level: null,
  markDefs: null,
  children: [{ _type: 'span' as const, _key: 'a', text, marks: [] }],
});

function article(number: number) {
  const sections = Array.from({ length: SECTIONS }, (_, section) => [
    block(`h${section}`, 'h2', sentence(5)),
    ...Array.from({ length: PARAGRAPHS }, (_, at) =>
      block(`p${section}-${at}`, 'normal', `${sentence(WORDS)}.`),
    ),
  ]);
  return {
    _id: `article-${number}`,
    _type: 'article' as const,
    channel: 'blog' as const,
    title: sentence(7),
    path: `/company/blog/${number}`,
    askedAs: null,
    excerpt: sentence(20),
    body: sections.flat(),
  };
}

const percentile = (values: readonly number[]) =>
  [...values].sort((one, other) => one - other)[Math.ceil(values.length * PERCENTILE) - 1] ?? Number.NaN;

function memory(): number {
  globalThis.gc?.();
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
    const words = SECTIONS * PARAGRAPHS * WORDS;
    const broken = report(`The search index of ${ARTICLES} articles of ${words} words`, [
      { what: 'made in', measured: workedMs / 1_000, unit: 's', promised: { atMost: 5 } },
      { what: 'the longest turn', measured: longestMs, unit: 'ms', promised: { atMost: 20 } },
      { what: 'memory', measured: heldMb, unit: 'MB', promised: { atMost: 120 } },
      {
        what: 'a search, 95th percentile',
        measured: percentile(tookMs),
        unit: 'ms',
        promised: { atMost: 15 },
      },
      {
        what: 'a changed article, 95th percentile',
        measured: percentile(changedMs),
        unit: 'ms',
        promised: { atMost: 20 },
      },
    ]);
    expect(broken).toEqual([]);
  },
  MEASURE_TIMEOUT_MS,
);
