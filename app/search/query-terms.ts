import { distance } from 'fastest-levenshtein';
import type { SectionTable } from './section-table';
import { isGrammar, type SearchQuery, stem, synonymsOf } from './words';

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
 * Words without a match are corrected.
 * @returns expressions for sections that have all words, and for those that have some, which is not enough for a
 *   phrase; one that marks what was found; and another query, if a word has no match
 */
export function mendedQuery({ words, subject, phrases }: SearchQuery, table: SectionTable) {
  const mended = words.map((word, at) =>
    subject.has(word) ? mendedWord(words, at, table) : { word, term: '' },
  );
  const terms = [...mended.map(({ term }) => term).filter(Boolean), ...phrases.map(quoted)];
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

/** Without a match, of longer words, else of the two that it is made of (“e mail”), else of the closest one. */
function mendedWord(words: readonly string[], at: number, table: SectionTable) {
  const [word = ''] = words.slice(at);
  const isKnown = (term: string) => table.count(term, 1) > 0;
  const parts = Array.from(word, (_, end) => [word.slice(0, end), word.slice(end)]).slice(1);
  const compounds = parts.filter((part) => !part.some(isGrammar)).map((part) => quoted(part.join(' ')));
  const terms = [termOf(words, at), `${quoted(word)} *`, ...compounds];
  const known = terms.find(isKnown);
  if (known !== undefined) return { word, term: known };
  const closest = closestWord(word, table);
  const isSure = closest?.letters === 1 && word.length >= LEAST_LETTERS_TO_CORRECT;
  return { word: closest?.word, term: termOf(isSure ? [closest.word] : [word], 0) };
}

/** A word with its other forms, what it makes with its neighbours (“e mail”), and words for the same. */
function termOf(words: readonly string[], at: number): string {
  const [word = ''] = words.slice(at);
  const spellings = [word, word.replaceAll('ß', 'ss'), word.replaceAll('ss', 'ß')];
  const joined = [words.slice(at - 1, at + 1), words.slice(at, at + 2)].map((two) => two.join(''));
  const ways = new Set([...spellings, ...joined, ...synonymsOf(word)]);
  return `(${[...ways].filter(Boolean).map(quoted).join(' OR ')})`;
}

/** Of the words with the same first letter; of several, the most frequent. */
function closestWord(word: string, table: SectionTable): { word: string; letters: number } | undefined {
  if (word.length < LEAST_LETTERS_TO_SUGGEST) return undefined;
  const own = stem(word);
  const near = table.stems(own.slice(0, 1)).flatMap((other) => {
    // Without its ending a misspelt word may be closer: “implementaton”.
    const isLong = other.stem.length >= LEAST_LETTERS_TO_CORRECT;
    const whole = lettersBetween(own, other.stem);
    const letters = isLong
      ? Math.min(whole, lettersBetween(word.slice(0, other.stem.length), other.stem))
      : whole;
    return letters <= MOST_SUGGESTED_DISTANCE ? { ...other, letters, whole } : [];
  });
  const [closest] = near.sort(
    (one, other) => one.letters - other.letters || one.whole - other.whole || other.sections - one.sections,
  );
  return closest && { word: table.wordOf(closest.stem), letters: closest.letters };
}

/** Two letters that have changed places count as one. */
export const lettersBetween = (word: string, other: string) =>
  sorted(word) === sorted(other) ? 1 : distance(word, other);
const sorted = (word: string) => [...word].sort().join('');
const quoted = (text: string) => `"${text}"`;
