import { stemmer } from 'stemmer';
import { GENERIC, GRAMMAR, NOISE, SPELLINGS, SYNONYMS } from './english';
import { ADVERB, COUNTRY, PHRASES, TERM } from './english-phrases';

const noise = new Set(NOISE);
const kept: ReadonlyMap<string, string> = new Map(
  SYNONYMS.flatMap(([first = '', ...others]) =>
    others.map((word) => [stemmer(word), stemmer(first)] as const),
  ),
);

/** A text in lower case, without accents and apostrophes, its hasty spellings in full. */
export function foldedText(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\u2019`]/g, "'")
    .replace(/\bcan't\b/g, 'can not')
    .replace(/n't\b/g, ' not')
    .replace(/\b(has|had|have|is|are|was|were|did|would|could|should)nt\b/g, '$1 not')
    .replace(/'(?:s|re|ve|ll|d|m)\b/g, '');
  return plain.replace(/[\p{L}\p{N}]+/gu, (word) => SPELLINGS.get(word) ?? word);
}

/** The words of a text without numbers and times, single letters and words of courtesy; known phrases are one word. */
export function plainWords(text: string): string[] {
  let plain = foldedText(text).replace(TERM, (term) => term.replace(/[ -]/g, ''));
  for (const [phrase, word] of PHRASES) plain = plain.replace(phrase, word);
  const words = plain.replace(COUNTRY, 'country').split(/[^\p{L}\p{N}]+/u);
  return words.filter(
    (word) =>
      word.length > 1 &&
      !/^\d+(?:[ap]m|st|nd|rd|th|k)?$/.test(word) &&
      !noise.has(word) &&
      !ADVERB.test(word),
  );
}

/** What a word is compared by: its stem, or that of the word that the site uses for the same. */
export function stemOf(word: string): string {
  const stem = stemmer(word);
  return kept.get(stem) ?? stem;
}

/** The words of a text as the assistant compares them. */
export const wordsOf = (text: string): string[] => plainWords(text).map(stemOf);

/** Stems of words that tell nothing of the subject of a question. */
export const grammarStems: ReadonlySet<string> = new Set(GRAMMAR.map((word) => stemmer(word)));
export const genericStems: ReadonlySet<string> = new Set(GENERIC.map((word) => stemmer(word)));

/** Words that visitors type and that are known apart from the content. */
export const knownWords: readonly string[] = [...NOISE, ...GRAMMAR, ...GENERIC, ...SYNONYMS.flat()];
