import { type PlacedWord, placedWords } from './words';

/** A piece of a text as it is shown. */
export type MarkedText = { text: string; isMatch: boolean };

const LONGEST = 220;
/** A passage begins at most so far before the first word that was found, where a sentence begins. */
const LEAD = 90;
const SENTENCE_END = /[.!?:]\s+/g;
/** Of a title or an item of a list: a sentence has its own sign. */
const LINE_END = /(?<=[^\s.!?:,;\u2026])[^\S\n]*\n\s*/g;
const ELLIPSIS = '…';

/** The text with the words that were found marked. */
export function marked(text: string, words: ReadonlySet<string>): MarkedText[] {
  const parts: MarkedText[] = [];
  let end = 0;
  for (const { from, to } of matchesIn(text, words)) {
    if (from < end) continue;
    if (from > end) parts.push({ text: text.slice(end, from), isMatch: false });
    parts.push({ text: text.slice(from, to), isMatch: true });
    end = to;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMatch: false });
  return parts;
}

/**
 * The part of a text with the most of the words that were found; its beginning, where it has none.
 * @param words folded
 */
export function passage(text: string, words: ReadonlySet<string>): MarkedText[] {
  const line = text.trim().replace(LINE_END, ' \u00b7 ').replace(/\s+/g, ' ');
  if (line.length <= LONGEST) return marked(line, words);
  const found = matchesIn(line, words);
  const from = startOf(line, densest(found));
  const cut = line.slice(from, from + LONGEST);
  const isEnd = from + cut.length >= line.length;
  const whole = isEnd ? cut : cut.slice(0, Math.max(cut.lastIndexOf(' '), LONGEST / 2));
  const parts = marked(whole.replace(isEnd ? '' : /[\s,;:.\u2013\u2014-]+$/, ''), words);
  const before = from > 0 ? [{ text: `${ELLIPSIS} `, isMatch: false }] : [];
  const after = isEnd ? [] : [{ text: ` ${ELLIPSIS}`, isMatch: false }];
  return [...before, ...parts, ...after];
}

/** In order; a compound before its words. */
function matchesIn(text: string, words: ReadonlySet<string>): PlacedWord[] {
  const found = placedWords(text).filter(({ word }) => words.has(word));
  return found.sort((one, other) => one.from - other.from || other.to - one.to);
}

/** Where the passage with the most different words begins. */
function densest(found: readonly PlacedWord[]): number {
  let best = { from: 0, count: 0 };
  for (const [index, { from }] of found.entries()) {
    const within = found.slice(index).filter(({ to }) => to - from <= LONGEST - LEAD);
    const count = new Set(within.map(({ word }) => word)).size + within.length / 100;
    if (count > best.count) best = { from, count };
  }
  return best.from;
}

/** The beginning of the sentence before a place, if it is near, else of a word. */
function startOf(line: string, at: number): number {
  if (at <= LEAD) return 0;
  const earliest = at - LEAD;
  const before = line.slice(earliest, at);
  const [sentence] = before.matchAll(SENTENCE_END);
  return earliest + (sentence ? sentence.index + sentence[0].length : before.indexOf(' ') + 1);
}
