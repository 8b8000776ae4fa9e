import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { openIndex } from '../../app/search/index-file.server';
import { searchDocument } from '../../app/search/sections.server';
import { searchQueryValue } from '../../protocol/search-query';
import { madeUpText, WORDS_OF_BODY, word } from './made-up-text';
import { percentile } from './percentile';
import { bench } from './promise';
import { timed, timesOf } from './times';

const ARTICLES = 10_000;
const QUERIES = 1_000;
const CHANGES = 100;
const LONGEST_TURN_MS = 8;
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

/** Of one to three words; a fifth with a misspelt one, a tenth in quotation marks. */
function made(at: number): string {
  const words = Array.from({ length: 1 + (at % 3) }, word);
  if (at % 5 === 0) words.push(`${words[0]}x`.slice(1));
  return at % 10 === 0 ? `"${words.join(' ')}"` : words.join(' ');
}

bench(`the search index of ${ARTICLES} articles`, 5, async () => {
  const none = new Map<string, string[]>();
  const index = await openIndex();
  const add = (one: ReturnType<typeof article>) => index.set(searchDocument(one, none), '');
  const before = memory();
  let [workedMs, longestMs, turnMs] = [0, 0, 0];
  for (let number = 0; number < ARTICLES; number += 1) {
    const one = article(number);
    const tookMs = await timed(() => add(one));
    workedMs += tookMs;
    turnMs += tookMs;
    longestMs = Math.max(longestMs, turnMs);
    if (turnMs < LONGEST_TURN_MS) continue;
    await setImmediate();
    turnMs = 0;
  }
  const heldMb = (memory() - before) / MB;
  const queries = Array.from({ length: QUERIES }, (_, at) => made(at));
  const searchedMs = await timesOf(QUERIES, (at) => index.search(searchQueryValue(queries[at] ?? '')));
  const changed = Array.from({ length: CHANGES }, (_, number) => article(number));
  const changedMs = await timesOf(CHANGES, (at) => changed.slice(at, at + 1).map(add));
  return [
    `The search index of ${ARTICLES} articles of ${WORDS_OF_BODY} words`,
    [
      ['made in', workedMs / 1_000, 's', { atMost: 5 }],
      ['the longest turn', longestMs, 'ms', { atMost: 20 }],
      ['memory', heldMb, 'MB', { atMost: 120 }],
      ['a search, 95th percentile', percentile(searchedMs, 0.95), 'ms', { atMost: 15 }],
      ['a changed article, 95th percentile', percentile(changedMs, 0.95), 'ms', { atMost: 20 }],
    ],
  ];
});
