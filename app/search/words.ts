import { stemmer } from 'stemmer';
import { GRAMMAR, SYNONYMS } from './english';

const MARKS = /\p{M}+/gu;
const APOSTROPHE = /(?<=\p{L})['\u2019\u02bc](?=\p{L})/gu;
/** As SQLite's tokenizer `unicode61` divides a text. */
const WORD = /[\p{L}\p{N}\p{M}\p{Co}]+/gu;

/** A word in lower case, without accents, as the index holds it. */
const foldedWord = (word: string) => word.toLowerCase().normalize('NFKD').replace(MARKS, '');

/** Divided as the index divides a text. */
export const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

/** The same for all forms of a word. */
export const stem = (word: string): string => stemmer(foldedWord(word));

/** Whether a word tells nothing of what is searched for, beside others that do. */
export const isGrammar = (word: string): boolean => GRAMMAR.has(foldedWord(word));

const synonyms = new Map(
  SYNONYMS.flatMap((group) =>
    group.map((word) => [stem(word), group.filter((other) => stem(other) !== stem(word))] as const),
  ),
);
export const synonymsOf = (word: string): readonly string[] => synonyms.get(stem(word)) ?? [];

export type SearchQuery = {
  words: string[];
  /** Those that tell what is searched for; all, where none does. */
  subject: ReadonlySet<string>;
  /** What must be found as it is: the texts between quotes. */
  phrases: string[];
};

const MOST_WORDS = 24;
const QUOTED = /"([^"]*)"/g;

/** @param query an opening quote without a closing one is ignored */
export function parseQuery(query: string): SearchQuery {
  const plain = query.toLowerCase().replace(APOSTROPHE, '');
  const words = [...new Set(wordsOf(plain))].slice(0, MOST_WORDS);
  const subject = words.filter((word) => !isGrammar(word));
  const quoted = [...query.matchAll(QUOTED)].map(([, text = '']) => wordsOf(text).join(' '));
  return {
    words,
    subject: new Set(subject.length > 0 ? subject : words),
    phrases: quoted.filter((text) => text !== ''),
  };
}
