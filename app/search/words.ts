import { stemmer } from 'stemmer';
import { GRAMMAR, SYNONYMS } from '../chat/assistant/english';

const MARKS = /\p{M}+/gu;
const LETTER = /[\p{L}\p{N}]/u;
const NOT_ASCII = /[^\0-~]/;
const APOSTROPHES = /[\u2019\u02bc]/g;
const HYPHENS = /[\u2010\u2011]/g;
/** Letters that no mark makes of another. */
const OTHER_LETTERS: ReadonlyMap<string, string> = new Map(
  Object.entries({ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }),
);
const OTHER_LETTER = new RegExp(`[${[...OTHER_LETTERS.keys()].join('')}]`, 'g');

/** A text as its words are compared: in lower case, without accents, with plain apostrophes and hyphens. */
function foldText(text: string): string {
  const lower = text.toLowerCase();
  if (!NOT_ASCII.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(OTHER_LETTER, (letter) => OTHER_LETTERS.get(letter) ?? letter)
    .replace(APOSTROPHES, "'")
    .replace(HYPHENS, '-');
}

const KIND = { other: 0, letter: 1, apostrophe: 2, hyphen: 3 } as const;
const kinds = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code);
  if (character === "'") return KIND.apostrophe;
  if (character === '-') return KIND.hyphen;
  return LETTER.test(character) ? KIND.letter : KIND.other;
});

function kindAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code < kinds.length) return kinds[code] ?? KIND.other;
  // A letter beyond the basic plane has two halves.
  const start = code >= 0xdc00 && code < 0xe000 && at > 0 ? at - 1 : at;
  return LETTER.test(String.fromCodePoint(text.codePointAt(start) ?? 0)) ? KIND.letter : KIND.other;
}

/** The newest word by its hash. The same string each time costs neither memory nor a look at all of its letters. */
const known: string[] = new Array(4_096).fill('');

function wordAt(text: string, from: number, to: number, hash: number): string {
  const slot = hash & (known.length - 1);
  const word = known[slot] ?? '';
  if (word.length === to - from && text.startsWith(word, from)) return word;
  const other = text.slice(from, to);
  known[slot] = other;
  return other;
}

/**
 * Calls a function with each word of a text, folded, and with those joined by hyphens as one too: "email" for "e-mail".
 * Read letter by letter, because an index of 10,000 articles has five million words.
 */
export function forEachWord(text: string, visit: (word: string, isJoined: boolean) => void): void {
  const folded = foldText(text);
  let joined = '';
  let from = 0;
  while (from < folded.length) {
    if (kindAt(folded, from) !== KIND.letter) {
      from += 1;
      continue;
    }
    let to = from + 1;
    let hash = folded.charCodeAt(from);
    let hasApostrophe = false;
    while (to < folded.length) {
      const kind = kindAt(folded, to);
      const isInside = kind === KIND.apostrophe && kindAt(folded, to + 1) === KIND.letter;
      if (kind !== KIND.letter && !isInside) break;
      hasApostrophe ||= isInside;
      hash = (hash * 31 + folded.charCodeAt(to)) | 0;
      to += 1;
    }
    const written = wordAt(folded, from, to, hash);
    const word = hasApostrophe ? withoutApostrophes(written) : written;
    visit(word, false);
    const isLinked = folded[to] === '-' && kindAt(folded, to + 1) === KIND.letter;
    if (!isLinked && joined !== '') visit(joined + word, true);
    joined = isLinked ? joined + word : '';
    from = to + 1;
  }
}

const withoutApostrophes = (word: string) => word.replace(/'s$/, '').replaceAll("'", '');

/** The words of a text, folded. Those of "order-management" are two. */
export function searchWords(text: string): string[] {
  const words: string[] = [];
  forEachWord(text, (word, isJoined) => {
    if (!isJoined) words.push(word);
  });
  return words;
}

/** A word with its apostrophes and hyphens. */
const COMPOUND = /[\p{L}\p{N}\p{M}]+(?:['\u2019\u02bc\u2010\u2011-][\p{L}\p{N}\p{M}]+)*/gu;
const PART = /[^\u2010\u2011-]+/g;

/** A word of a text, and where it is. */
export type PlacedWord = { word: string; from: number; to: number };

/** The words of a text with their places; those joined by a hyphen are also one. */
export function placedWords(text: string): PlacedWord[] {
  return [...text.matchAll(COMPOUND)].flatMap(({ 0: compound, index }) => {
    const words = [...compound.matchAll(PART)].flatMap((part) =>
      searchWords(part[0]).map((word) => ({
        word,
        from: index + part.index,
        to: index + part.index + part[0].length,
      })),
    );
    const joined = words.map(({ word }) => word).join('');
    return words.length > 1 ? [...words, { word: joined, from: index, to: index + compound.length }] : words;
  });
}

export const stem = (word: string): string => stemmer(word);

const grammar = new Set(GRAMMAR);
/** Whether a word tells nothing of what is searched for, beside others that do. */
export const isGrammar = (word: string): boolean => grammar.has(word);

const synonyms = new Map<string, readonly string[]>(
  SYNONYMS.flatMap((line) => {
    const stems = line.map(stem);
    return stems.map((one) => [one, stems.filter((other) => other !== one)] as const);
  }),
);
/** Stems of words for the same as the word of a stem. */
export const synonymsOf = (ofStem: string): readonly string[] => synonyms.get(ofStem) ?? [];

/** A query, read. */
export type SearchQuery = {
  /** All words, each once. */
  words: string[];
  /** What must be found as it is: the words between quotes, joined by spaces. */
  phrases: string[];
};

const MOST_WORDS = 16;
const QUOTED = /"([^"]*)"/g;

/** @param query folded by `searchQueryValue`; an opening quote without a closing one is ignored */
export function parseQuery(query: string): SearchQuery {
  const phrases = [...query.matchAll(QUOTED)].map(([, quoted = '']) => searchWords(quoted));
  const words = [...new Set(searchWords(query))].slice(0, MOST_WORDS);
  return { words, phrases: phrases.filter((phrase) => phrase.length > 0).map((phrase) => phrase.join(' ')) };
}

/** The words that tell what is searched for; all, where none does. */
export function subjectOf({ words }: SearchQuery): string[] {
  const subject = words.filter((word) => !isGrammar(word));
  return subject.length > 0 ? subject : words;
}
