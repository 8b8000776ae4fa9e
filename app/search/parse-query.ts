import { isGrammar, searchWords } from './words';

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
