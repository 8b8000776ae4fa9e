import { distance } from 'fastest-levenshtein';
import { foldedWord, stem } from './words';

/** Shorter words are too close to others. */
const LEAST_LETTERS_TO_CORRECT = 5;
/** What is suggested may differ by more than what is found by itself. */
const MOST_SUGGESTED_DISTANCE = 2;
const LEAST_LETTERS_TO_SUGGEST = 4;
const LEAST_LETTERS_OF_LONGER = 2;
const MOST_LONGER = 10;

/** The words of an index, and how many sections have each. */
export class Vocabulary {
  readonly #sections = new Map<string, number>();
  readonly #byStem = new Map<string, string[]>();

  /** @param sections how many there are */
  constructor(readonly sections: number) {}

  /**
   * @param words with the number of sections that have each
   * @param untilMs the end of the turn, on the clock of `performance`
   * @returns the last word, if there are more
   */
  learn(words: Iterable<{ term: string; doc: number }>, untilMs: number): string | undefined {
    for (const { term, doc } of words) {
      this.#add(term, doc);
      if (performance.now() > untilMs) return term;
    }
    return undefined;
  }

  #add(word: string, sections: number): void {
    this.#sections.set(word, sections);
    const stemmed = stem(word);
    const others = this.#byStem.get(stemmed);
    if (others) others.push(word);
    else this.#byStem.set(stemmed, [word]);
  }

  /** How many sections have the word; 0 for an unknown one. */
  sectionsWith(word: string): number {
    return this.#sections.get(word) ?? 0;
  }

  /** Whether a section has the word, another form of it, or a longer one. */
  isKnown(word: string): boolean {
    return this.#byStem.has(stem(word)) || this.longerThan(word).length > 0 || this.partsOf(word).length > 0;
  }

  /** Other forms of a word, and spellings with other letters: “invoices”, “größe” for “grosse”. */
  formsOf(word: string): string[] {
    return (this.#byStem.get(stem(word)) ?? []).filter((other) => other !== word);
  }

  /** The most frequent words that begin with a word. */
  longerThan(word: string): string[] {
    if (word.length < LEAST_LETTERS_OF_LONGER) return [];
    const longer = this.#words((term) => term.length > word.length && term.startsWith(word));
    return longer
      .sort((one, other) => this.sectionsWith(other) - this.sectionsWith(one))
      .slice(0, MOST_LONGER);
  }

  /** The two words that a word is made of: “e mail” for “email”, as “e-mail” is divided in the index. */
  partsOf(word: string): string[] {
    const isKnown = (part: string) => this.#sections.has(part);
    return Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => [
      word.slice(0, at + 1),
      word.slice(at + 1),
    ])
      .filter((parts) => parts.every(isKnown))
      .map((parts) => parts.join(' '));
  }

  /** Words that differ by one letter, or by two neighbours that have changed places. */
  misspelt(word: string): string[] {
    if (word.length < LEAST_LETTERS_TO_CORRECT) return [];
    const stemmed = stem(word);
    const isLong = stemmed.length >= LEAST_LETTERS_TO_CORRECT;
    const folded = foldedWord(word);
    return this.#words((term) => isOneOff(folded, term) || (isLong && isOneOff(stemmed, term)));
  }

  /** The most frequent of the words that are closest to one. */
  closest(word: string): string | undefined {
    if (word.length < LEAST_LETTERS_TO_SUGGEST) return undefined;
    let best: { term?: string; letters: number } = { letters: MOST_SUGGESTED_DISTANCE };
    for (const [term, sections] of this.#sections) {
      if (Math.abs(term.length - word.length) > MOST_SUGGESTED_DISTANCE) continue;
      const letters = isSwapped(word, term) ? 1 : distance(word, term);
      const isFrequent = sections > (best.term ? this.sectionsWith(best.term) : 0);
      if (letters < best.letters || (letters === best.letters && isFrequent)) best = { term, letters };
    }
    return best.term;
  }

  #words(isWanted: (term: string) => boolean): string[] {
    const words: string[] = [];
    for (const term of this.#sections.keys()) if (isWanted(term)) words.push(term);
    return words;
  }
}

/** Whether one letter differs, is missing or too much, or two neighbours have changed places. */
function isOneOff(word: string, other: string): boolean {
  if (Math.abs(word.length - other.length) > 1) return false;
  // Quick: it leaves the first letter or the last one as it is.
  if (word[0] !== other[0] && word.at(-1) !== other.at(-1)) return false;
  return distance(word, other) === 1 || isSwapped(word, other);
}

function isSwapped(word: string, other: string): boolean {
  if (word.length !== other.length) return false;
  let at = 0;
  while (at < word.length && word[at] === other[at]) at += 1;
  return (
    at + 1 < word.length &&
    word[at] === other[at + 1] &&
    word[at + 1] === other[at] &&
    word.slice(at + 2) === other.slice(at + 2)
  );
}
