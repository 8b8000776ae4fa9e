import { stemmer } from 'stemmer';
import { GRAMMAR, SYNONYMS } from '../chat/assistant/english';

/** A word with its apostrophes, or several joined by hyphens. */
const WORD = /[\p{L}\p{N}\p{M}]+(?:['\u2019][\p{L}\p{M}]+)*/gu;
const COMPOUND = /[\p{L}\p{N}\p{M}]+(?:['\u2019\u2010\u2011-][\p{L}\p{N}\p{M}]+)*/gu;
const MARKS = /\p{M}+/gu;
const APOSTROPHE = /['\u2019]/g;
const POSSESSIVE = /['\u2019]s$/;
const NOT_ASCII = /[^!-~]/;
/** Letters that no mark makes of another. */
const OTHER_LETTERS: ReadonlyMap<string, string> = new Map(
  Object.entries({ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }),
);
const OTHER_LETTER = new RegExp(`[${[...OTHER_LETTERS.keys()].join('')}]`, 'g');

/** A word as words are compared: in lower case, without accents and apostrophes. */
export function foldWord(word: string): string {
  const plain = word.toLowerCase().replace(POSSESSIVE, '').replace(APOSTROPHE, '');
  if (!NOT_ASCII.test(plain)) return plain;
  return plain
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(OTHER_LETTER, (letter) => OTHER_LETTERS.get(letter) ?? letter);
}

/** The words of a text, folded. Those of "order-management" are two. */
export function searchWords(text: string): string[] {
  return (text.match(WORD) ?? []).map(foldWord).filter((word) => word !== '');
}

/** The words of a text as the index holds them: those joined by a hyphen also as one, such as "email" for "e-mail". */
export function indexedWords(text: string): string[] {
  return (text.match(COMPOUND) ?? []).flatMap((compound) => {
    const words = searchWords(compound);
    return words.length > 1 ? [...words, words.join('')] : words;
  });
}

/** A word of a text, and where it is. */
export type PlacedWord = { word: string; from: number; to: number };

/** The words of a text with their places; those joined by a hyphen are also one. */
export function placedWords(text: string): PlacedWord[] {
  return [...text.matchAll(COMPOUND)].flatMap(({ 0: compound, index }) => {
    const words = [...compound.matchAll(WORD)].map((found) => ({
      word: foldWord(found[0]),
      from: index + found.index,
      to: index + found.index + found[0].length,
    }));
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
