import { stemmer } from 'stemmer';
import { GRAMMAR, SYNONYMS } from '../chat/assistant/english';

const MARKS = /\p{M}+/gu;
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

/** Words of a folded text, with their apostrophes and hyphens. */
const WORDS = /[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu;

/** Calls a function with each word of a text, folded, and with those joined by hyphens as one too: "email" for "e-mail". */
export function forEachWord(text: string, visit: (word: string, isJoined: boolean) => void): void {
  for (const [written] of foldText(text).matchAll(WORDS)) {
    const words = written.split('-').map(withoutApostrophes);
    for (const word of words) visit(word, false);
    if (words.length > 1) visit(words.join(''), true);
  }
}

const withoutApostrophes = (word: string) =>
  word.includes("'") ? word.replace(/'s$/, '').replaceAll("'", '') : word;

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
