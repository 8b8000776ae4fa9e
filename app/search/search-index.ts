import { parseQuery, type SearchQuery, subjectOf } from './parse-query';
import { type Field, fieldBit, placeOf } from './posting-list';
import { type Ranked, rankSections } from './ranking';
import { type Match, type Term, Vocabulary } from './vocabulary';
import { indexedWords, isGrammar, searchWords } from './words';

/** What a result is, as visitors read it. */
export type SearchKind = 'page' | 'post' | 'news' | 'answer' | 'legal';

/** A part of a page that can be linked to. The first of a page is its head, which has no heading. */
export type SearchSection = {
  heading?: string;
  anchor?: string;
  /** Titles of its parts, which are also in its text. */
  parts?: string;
  /** Other words that visitors use for it, which the page does not show. */
  asked?: string;
  /** Its lines, as they are shown. */
  text: string;
  /** Set for a question: its id. The same one on several pages is found once, on the page with all questions. */
  question?: string;
};

export type SearchDocument = {
  id: string;
  path: string;
  title: string;
  kind: Exclude<SearchKind, 'answer'>;
  /** Whether it has all questions. */
  hasAllQuestions?: boolean;
  sections: SearchSection[];
};

/** A section that was found. */
export type Found = {
  document: Omit<SearchDocument, 'sections'>;
  section: SearchSection;
  kind: SearchKind;
  score: number;
};

/** @property words the folded words that were found, for marking @property suggestion another query, if a word has no match */
export type SearchResult = { found: Found[]; words: ReadonlySet<string>; suggestion: string | undefined };

/** As the index holds a section: most of its memory is text, as UTF-8 outside of the heap. */
type StoredSection = Omit<SearchSection, 'text'> & {
  document: Omit<SearchDocument, 'sections'>;
  text: Buffer;
};

/** Nobody reads more. */
export const MOST_FOUND = 200;
const KIND_WEIGHT: Record<SearchKind, number> = { page: 1.1, answer: 1.1, post: 1, news: 1, legal: 0.9 };
const ALL_QUESTIONS_BONUS = 1.05;
/** A section counts the more the shorter its title is: it is about what was found in it. */
const LENGTH = { least: 0.7, most: 0.3 };
/** Each further section of a page that is found already. */
const SAME_PAGE = 0.7;

/** Finds sections of pages by the words of visitors. Documents are added and removed one by one, while it is used. */
export class SearchIndex {
  readonly #vocabulary = new Vocabulary();
  readonly #documents = new Map<string, { first: number; end: number }>();
  /** Numbers are not used again, so that posting lists stay in ascending order. */
  readonly #sections: (StoredSection | undefined)[] = [];
  #count = 0;

  /** How many documents it has. */
  get size(): number {
    return this.#documents.size;
  }

  /** Adds a document, or replaces the one of its id. */
  set({ sections, ...document }: SearchDocument): void {
    this.remove(document.id);
    const first = this.#sections.length;
    for (const section of sections) {
      const stored = { ...section, document, text: Buffer.from(section.text) };
      for (const [word, [fields, count]] of wordsIn(section, document.title))
        this.#vocabulary.add(word).postings.add(this.#sections.length, placeOf(fields, count));
      this.#sections.push(stored);
    }
    this.#documents.set(document.id, { first, end: this.#sections.length });
    this.#count += sections.length;
  }

  remove(id: string): void {
    const range = this.#documents.get(id);
    if (!range) return;
    const { first, end } = range;
    const terms = new Set<Term>();
    for (let number = first; number < end; number += 1) {
      const stored = this.#sections[number];
      if (!stored) continue;
      const words = wordsIn({ ...stored, text: stored.text.toString() }, stored.document.title).keys();
      for (const word of words) {
        const term = this.#vocabulary.find(word);
        if (term) terms.add(term);
      }
      this.#sections[number] = undefined;
      this.#count -= 1;
    }
    for (const term of terms) {
      term.postings.remove(first, end);
      if (term.postings.length === 0) this.#vocabulary.remove(term);
    }
    this.#documents.delete(id);
  }

  /** @param text folded by `searchQueryValue` */
  search(text: string): SearchResult {
    const query = parseQuery(text);
    const subject = subjectOf(query);
    const matches = new Map(query.words.map((word, at) => [word, this.#matches(query.words, word, at)]));
    const slots = query.words.map((word, at) => ({
      matches: matches.get(word) ?? [],
      bit: subject.includes(word) ? 2 ** at : 0,
      weight: subject.includes(word) || !isGrammar(word) ? 1 : GRAMMAR_WEIGHT,
    }));
    const ranked = rankSections(slots, {
      sections: this.#sections.length,
      count: this.#count,
      prior: (section) => this.#prior(section),
    });
    const found = this.#listed(query.phrases.length > 0 ? this.#withPhrases(ranked, query) : ranked);
    const words = new Set(subject.flatMap((word) => matches.get(word) ?? []).map(({ term }) => term.word));
    return { found, words, suggestion: this.#suggestion(text, query, matches, found.length) };
  }

  /** A word also matches what it makes with its neighbour: "e mail" finds "email". */
  #matches(words: readonly string[], word: string, at: number): Match[] {
    const joined = [`${words[at - 1] ?? ''}${word}`, `${word}${words[at + 1] ?? ''}`].filter(
      (one) => one !== word,
    );
    const terms = joined.flatMap((one) => this.#vocabulary.find(one) ?? []);
    return [...this.#vocabulary.matches(word), ...terms.map((term) => ({ term, quality: 1 }))];
  }

  #prior(section: number): number {
    const stored = this.#sections[section];
    if (!stored) return 0;
    const bonus = stored.question && stored.document.hasAllQuestions ? ALL_QUESTIONS_BONUS : 1;
    const head = stored.heading ?? stored.document.title;
    return KIND_WEIGHT[kindOf(stored)] * bonus * (LENGTH.least + LENGTH.most / Math.sqrt(head.split(' ').length));
  }

  #withPhrases(ranked: readonly Ranked[], { phrases }: SearchQuery): Ranked[] {
    return ranked.filter(({ section }) => {
      const stored = this.#sections[section];
      if (!stored) return false;
      const { heading, document, text } = stored;
      const words = ` ${searchWords([heading ?? document.title, text.toString()].join('\n')).join(' ')} `;
      return phrases.every((phrase) => words.includes(` ${phrase} `));
    });
  }

  /** Each question once, and further sections of a page after others. */
  #listed(ranked: readonly Ranked[]): Found[] {
    const questions = new Set<string>();
    const pages = new Map<string, number>();
    const found = ranked.flatMap(({ section, score }) => {
      const stored = this.#sections[section];
      if (!stored || (stored.question && questions.has(stored.question))) return [];
      const { document, text, ...rest } = stored;
      if (stored.question) questions.add(stored.question);
      const earlier = pages.get(document.id) ?? 0;
      pages.set(document.id, earlier + 1);
      const shown = { ...rest, text };
      return [{ document, shown, kind: kindOf(stored), score: score * SAME_PAGE ** earlier }];
    });
    const best = found.sort((one, other) => other.score - one.score).slice(0, MOST_FOUND);
    return best.map(({ shown, ...rest }) => ({
      ...rest,
      section: { ...shown, text: shown.text.toString() },
    }));
  }

  /** The query with the closest words for those without a match; without its quotes, if those are why nothing is found. */
  #suggestion(
    text: string,
    query: SearchQuery,
    matches: ReadonlyMap<string, readonly Match[]>,
    count: number,
  ): string | undefined {
    const unknown = query.words.filter((word) => matches.get(word)?.length === 0);
    if (unknown.length === 0)
      return count === 0 && query.phrases.length > 0 ? text.replaceAll('"', '') : undefined;
    const closest = new Map(unknown.map((word) => [word, this.#vocabulary.closest(word)]));
    const words = query.words.map((word) => (closest.has(word) ? closest.get(word) : word));
    const known = words.filter((word) => word !== undefined);
    return known.some((word) => !isGrammar(word)) ? known.join(' ') : undefined;
  }
}

const kindOf = ({ question, document }: StoredSection): SearchKind => (question ? 'answer' : document.kind);

/** The words of a section: the bits of the fields that hold each, and how often its text does. */
function wordsIn(section: SearchSection, title: string): Map<string, [fields: number, count: number]> {
  const words = new Map<string, [number, number]>();
  const add = (field: Field, text: string | undefined) => {
    const bit = fieldBit(field);
    const inText = field === 'text' ? 1 : 0;
    for (const word of indexedWords(text ?? '')) {
      const known = words.get(word);
      if (!known) words.set(word, [bit, inText]);
      else {
        known[0] |= bit;
        known[1] += inText;
      }
    }
  };
  add(section.heading === undefined ? 'title' : 'page', title);
  add('heading', section.heading);
  add('parts', section.parts);
  add('asked', section.asked);
  add('text', section.text);
  return words;
}
