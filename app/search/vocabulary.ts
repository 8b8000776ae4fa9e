import { distance } from 'fastest-levenshtein';
import { PostingList } from './posting-list';
import { stem, synonymsOf } from './words';

/**
 * A word of the index.
 * @property section of the index that is being added, and `place` the fields of it that hold the word so far
 */
export type Term = { word: string; stem: string; postings: PostingList; section: number; place: number };
/** A word that stands for one of a query, and how well: from 0 to 1. */
export type Match = { term: Term; quality: number };

const SAME = 1;
const OTHER_FORM = 0.9;
const MISSPELT = 0.6;
const SYNONYM = 0.35;
/** A longer word counts the more the less of it is missing. */
const LONGER = { least: 0.4, most: 0.8 };
const LEAST_LETTERS_OF_LONGER = 2;
const MOST_LONGER = 60;
/** Shorter words are too close to others. */
const LEAST_LETTERS_TO_CORRECT = 5;
/** What is suggested may differ by more than what is found by itself. */
const MOST_SUGGESTED_DISTANCE = 2;
const LEAST_LETTERS_TO_SUGGEST = 4;

/** The words of an index. */
export class Vocabulary {
  readonly #words = new Map<string, Term>();
  readonly #byStem = new Groups<string>();
  readonly #byBeginning = new Groups<string>();
  readonly #byLength = new Groups<number>();

  find(word: string): Term | undefined {
    return this.#words.get(word);
  }

  /** The term of a word; a new one if there is none. */
  add(word: string): Term {
    const known = this.#words.get(word);
    if (known) return known;
    const term = { word, stem: stem(word), postings: new PostingList(), section: -1, place: 0 };
    this.#words.set(word, term);
    this.#byStem.add(term.stem, term);
    this.#byBeginning.add(beginningOf(word), term);
    this.#byLength.add(word.length, term);
    return term;
  }

  remove(term: Term): void {
    this.#words.delete(term.word);
    this.#byStem.remove(term.stem, term);
    this.#byBeginning.remove(beginningOf(term.word), term);
    this.#byLength.remove(term.word.length, term);
  }

  /**
   * The words that stand for one of a query: itself, other forms ("invoices"), longer words ("invent"), words for the
   * same; where none of the first three is there, those that differ by one letter.
   */
  matches(word: string): Match[] {
    const ownStem = stem(word);
    const found = new Map<Term, number>();
    const add = (terms: readonly Term[], quality: (term: Term) => number) => {
      for (const term of terms) found.set(term, Math.max(found.get(term) ?? 0, quality(term)));
    };
    add(this.#byStem.get(ownStem), (term) => (term.word === word ? SAME : OTHER_FORM));
    add(
      this.#longer(word),
      (term) => LONGER.least + (LONGER.most - LONGER.least) * (word.length / term.word.length),
    );
    if (found.size === 0) add(this.#misspelt(word, ownStem), () => MISSPELT);
    for (const other of synonymsOf(ownStem)) add(this.#byStem.get(other), () => SYNONYM);
    return [...found].map(([term, quality]) => ({ term, quality }));
  }

  /** The word of the index that is closest to one that has no match. */
  closest(word: string): string | undefined {
    if (word.length < LEAST_LETTERS_TO_SUGGEST) return undefined;
    let best: { term?: Term; letters: number } = { letters: MOST_SUGGESTED_DISTANCE };
    this.#eachOfLength(word.length, MOST_SUGGESTED_DISTANCE, (term) => {
      const letters = isSwapped(word, term.word) ? 1 : distance(word, term.word);
      if (letters > MOST_SUGGESTED_DISTANCE) return;
      const isCloser =
        letters < best.letters ||
        (letters === best.letters && term.postings.length > (best.term?.postings.length ?? 0));
      if (isCloser) best = { term, letters };
    });
    return best.term?.word;
  }

  #longer(word: string): Term[] {
    if (word.length < LEAST_LETTERS_OF_LONGER) return [];
    const longer = this.#byBeginning
      .get(beginningOf(word))
      .filter((term) => term.word.length > word.length && term.word.startsWith(word));
    if (longer.length <= MOST_LONGER) return longer;
    return longer.sort((one, other) => other.postings.length - one.postings.length).slice(0, MOST_LONGER);
  }

  #misspelt(word: string, ownStem: string): Term[] {
    if (word.length < LEAST_LETTERS_TO_CORRECT) return [];
    const found: Term[] = [];
    this.#eachOfLength(word.length, 2, (term) => {
      const isStem = ownStem.length >= LEAST_LETTERS_TO_CORRECT;
      if (isOneOff(word, term.word) || (isStem && isOneOff(ownStem, term.stem))) found.push(term);
    });
    return found;
  }

  #eachOfLength(length: number, difference: number, visit: (term: Term) => void): void {
    for (let one = length - difference; one <= length + difference; one += 1)
      for (const term of this.#byLength.get(one)) visit(term);
  }
}

/** Terms that have something in common. */
class Groups<Key> {
  readonly #groups = new Map<Key, Term[]>();

  get(key: Key): readonly Term[] {
    return this.#groups.get(key) ?? [];
  }

  add(key: Key, term: Term): void {
    const group = this.#groups.get(key);
    if (group) group.push(term);
    else this.#groups.set(key, [term]);
  }

  remove(key: Key, term: Term): void {
    const group = this.#groups.get(key) ?? [];
    group.splice(group.indexOf(term), 1);
    if (group.length === 0) this.#groups.delete(key);
  }
}

const beginningOf = (word: string) => word.slice(0, LEAST_LETTERS_OF_LONGER);

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
