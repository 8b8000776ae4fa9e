import { distance } from 'fastest-levenshtein';
import type { SectionTable } from './section-table';
import { beginningOf, isGrammar, type SearchQuery, synonymsOf } from './words';

const LEAST_LETTERS_OF_BEGINNING = 2;
/** What is suggested may differ by more letters than what is found by itself. */
const MOST_SUGGESTED_DISTANCE = 2;
const LEAST_LETTERS_TO_SUGGEST = 4;
const LEAST_LETTERS_TO_CORRECT = 5;
/** Sections with a word that so many have are found by the others. */
const FREQUENT = 1_000;

/** The words of a query's subject, and its phrases, as expressions of FTS5. */
export const termsOf = ({ words, subject, phrases }: SearchQuery): string[] => [
  ...words.flatMap((word, at) => (subject.has(word) ? termOf(words, at) : [])),
  ...phrases.map(quoted),
];

/**
 * A query whose words without a match are corrected.
 * @returns expressions for sections that have all, and for those that have some, which is not enough for a phrase; one
 * that marks what was found; and another query, if a word has no match
 */
export function mendedQuery({ words, subject, phrases }: SearchQuery, table: SectionTable) {
  const mended = words.map((word, at) => (subject.has(word) ? mendedWord(words, at, table) : { word }));
  const terms = [...mended.flatMap(({ term }) => term ?? []), ...phrases.map(quoted)];
  const any = terms.join(' OR ');
  const rare = terms.filter((term) => table.count(term, FREQUENT) < FREQUENT);
  const some = rare.length > 0 ? `(${rare.join(' OR ')}) AND (${any})` : any;
  const known = mended.flatMap(({ word }) => word ?? []);
  const isOther = known.join() !== words.join() && !known.every(isGrammar);
  return {
    expressions: [terms.join(' AND '), ...(phrases.length === 0 ? [some] : [])],
    any,
    suggestion: isOther ? known.join(' ') : undefined,
  };
}

/** As it is if it has a match; else the two words that it is made of (“e mail”), or the closest one. */
function mendedWord(words: readonly string[], at: number, table: SectionTable) {
  const [word = ''] = words.slice(at);
  const isKnown = (term: string) => table.count(term, 1) > 0;
  const term = termOf(words, at);
  if (isKnown(term)) return { word, term };
  const parts = Array.from(word, (_, end) => quoted(`${word.slice(0, end)} ${word.slice(end)}`));
  const known = parts.slice(1).filter(isKnown);
  if (known.length > 0) return { word, term: anyOf(known) };
  const closest = closestWord(word, table);
  const isSure = closest?.letters === 1 && word.length >= LEAST_LETTERS_TO_CORRECT;
  return { word: closest?.word, term: isSure ? termOf([closest.word], 0) : term };
}

/** A word, other forms of it and longer ones, what it makes with its neighbours (“e mail”), and words for the same. */
function termOf(words: readonly string[], at: number): string {
  const [word = ''] = words.slice(at);
  const beginning = beginningOf(word);
  return anyOf([
    ...[word, word.replaceAll('ß', 'ss'), word.replaceAll('ss', 'ß')].map(quoted),
    ...(beginning.length < LEAST_LETTERS_OF_BEGINNING ? [] : [`"${beginning}" *`]),
    ...[words.slice(at - 1, at + 1), words.slice(at, at + 2)].map((two) => quoted(two.join(''))),
    ...synonymsOf(word).map(quoted),
  ]);
}

/** Of the words with the same first letter; of several, the most frequent. */
function closestWord(word: string, table: SectionTable): { word: string; letters: number } | undefined {
  if (word.length < LEAST_LETTERS_TO_SUGGEST) return undefined;
  const near = table.words(word.slice(0, 1)).flatMap((other) => {
    const letters = sorted(word) === sorted(other.word) ? 1 : distance(word, other.word);
    return letters <= MOST_SUGGESTED_DISTANCE ? { ...other, letters } : [];
  });
  return near.sort((one, other) => one.letters - other.letters || other.sections - one.sections)[0];
}

const sorted = (word: string) => [...word].sort().join('');
const quoted = (text: string) => `"${text}"`;
const anyOf = (ways: readonly string[]) => `(${[...new Set(ways)].filter((way) => way !== '""').join(' OR ')})`;
