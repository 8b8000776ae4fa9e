import { stemmer } from 'stemmer';
import { GRAMMAR, SYNONYMS } from './english';

const MARKS = /\p{M}+/gu;
/** Letters that no mark makes of another. */
const OTHER_LETTERS: ReadonlyMap<string, string> = new Map(
  Object.entries({ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }),
);
const OTHER_LETTER = new RegExp(`[${[...OTHER_LETTERS.keys()].join('')}]`, 'g');
const POSSESSIVE = /['\u2019\u02bc]s(?![\p{L}\p{N}])/gu;
const APOSTROPHE = /(?<=\p{L})['\u2019\u02bc](?=\p{L})/gu;
/** As SQLite's tokenizer `unicode61` divides a text. */
const WORD = /[\p{L}\p{N}\p{M}\p{Co}]+/gu;

/** A word in lower case, without accents: “grosse” for “Größe”. */
export const foldedWord = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(OTHER_LETTER, (letter) => OTHER_LETTERS.get(letter) ?? letter);

/** The words of a text as the index divides it. */
export const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

/** A word as the index holds it: SQLite's tokenizer `porter` has the same stems. */
export const stem = (word: string): string => stemmer(foldedWord(word));

/** Whether a word tells nothing of what is searched for, beside others that do. */
export const isGrammar = (word: string): boolean => GRAMMAR.has(foldedWord(word));

const synonyms = new Map(
  SYNONYMS.flatMap((group) =>
    group.map((word) => [stem(word), group.filter((other) => stem(other) !== stem(word))] as const),
  ),
);
/** Words for the same as a word. */
export const synonymsOf = (word: string): readonly string[] => synonyms.get(stem(word)) ?? [];

/** A query, read. */
export type SearchQuery = {
  /** All words, each once. */
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
  const plain = query.toLowerCase().replace(POSSESSIVE, '').replace(APOSTROPHE, '');
  const words = [...new Set(wordsOf(plain))].slice(0, MOST_WORDS);
  const subject = words.filter((word) => !isGrammar(word));
  const quoted = [...query.matchAll(QUOTED)].map(([, text = '']) => wordsOf(text).join(' '));
  return {
    words,
    subject: new Set(subject.length > 0 ? subject : words),
    phrases: quoted.filter((text) => text !== ''),
  };
}
