import { type Field, withUse } from './posting-list';
import { MOST_PRIOR, type Ranked, rankSections, type SearchKind, sectionWeight } from './ranking';
import { type Match, type Term, Vocabulary } from './vocabulary';
import { forEachWord, isGrammar, parseQuery, type SearchQuery, searchWords, subjectOf } from './words';

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
  /** Rows of its tables, which a passage leaves out. */
  rows?: string;
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

export type SearchResult = {
  found: Found[];
  /** Of sections, at most `MOST_FOUND`. */
  total: number;
  /** The folded words that were found, for marking. */
  words: ReadonlySet<string>;
  /** Another query, if a word has no match. */
  suggestion: string | undefined;
};

/** As the index holds a section: most of its memory is text, as UTF-8 outside of the heap. */
type StoredSection = Omit<SearchSection, 'text'> & {
  document: Omit<SearchDocument, 'sections'>;
  text: Buffer;
  /** What it counts, however it is found. */
  weight: number;
};

/** Nobody reads more. */
export const MOST_FOUND = 200;
/** A word of grammar beside others ("why" in "why plinth") only decides between equals. */
const GRAMMAR_WEIGHT = 0.15;
/** What editors have noted as another way to ask for a section is asked for in exactly these words. */
const AS_NOTED = 3;
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
      const number = this.#sections.length;
      const terms: Term[] = [];
      forEachUse(section, document.title, (field, word) => {
        const term = this.#vocabulary.add(word);
        if (term.section !== number) {
          terms.push(term);
          term.section = number;
          term.place = 0;
        }
        term.place = withUse(term.place, field);
      });
      for (const { postings, place } of terms) postings.add(number, place);
      this.#sections.push(stored(section, document));
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
      const section = this.#sections[number];
      if (!section) continue;
      forEachUse({ ...section, text: section.text.toString() }, section.document.title, (_, word) => {
        const term = this.#vocabulary.find(word);
        if (term) terms.add(term);
      });
      this.#sections[number] = undefined;
      this.#count -= 1;
    }
    for (const term of terms) {
      term.postings.remove(first, end);
      if (term.postings.length === 0) this.#vocabulary.remove(term);
    }
    this.#documents.delete(id);
  }

  /**
   * @param text folded by `searchQueryValue`
   * @param from the first of the sections to return, counted from 0
   * @param to the one after the last
   */
  search(text: string, from = 0, to = MOST_FOUND): SearchResult {
    const query = parseQuery(text);
    const subject = subjectOf(query);
    const matches = new Map(query.words.map((word, at) => [word, this.#matches(query.words, word, at)]));
    const slots = query.words.map((word) => ({
      matches: matches.get(word) ?? [],
      isSubject: subject.includes(word),
      weight: subject.includes(word) || !isGrammar(word) ? 1 : GRAMMAR_WEIGHT,
    }));
    const asked = query.words.join(' ');
    const ranked = rankSections(slots, {
      sections: this.#sections.length,
      count: this.#count,
      prior: (section) => this.#prior(section, asked),
    });
    const listed = this.#listed(query.phrases.length > 0 ? this.#withPhrases(ranked, query) : ranked);
    return {
      found: listed.slice(from, to).flatMap((one) => this.#read(one)),
      total: listed.length,
      words: new Set(subject.flatMap((word) => matches.get(word) ?? []).map(({ term }) => term.word)),
      suggestion: this.#suggestion(text, query, matches, listed.length),
    };
  }

  /** A word also matches what it makes with its neighbour: "e mail" finds "email". */
  #matches(words: readonly string[], word: string, at: number): Match[] {
    const joined = [`${words[at - 1] ?? ''}${word}`, `${word}${words[at + 1] ?? ''}`].filter(
      (one) => one !== word,
    );
    const terms = joined.flatMap((one) => this.#vocabulary.find(one) ?? []);
    return [...this.#vocabulary.matches(word), ...terms.map((term) => ({ term, quality: 1 }))];
  }

  /** What a section counts, however it is found. */
  #prior(number: number, words: string): number {
    const section = this.#sections[number];
    if (!section) return 0;
    const { asked, weight } = section;
    const isNoted = asked?.split('\n').some((line) => searchWords(line).join(' ') === words);
    return Math.min(MOST_PRIOR, isNoted ? AS_NOTED * weight : weight);
  }

  #withPhrases(ranked: readonly Ranked[], { phrases }: SearchQuery): Ranked[] {
    // Quicker than to read texts for a word that none has.
    const isKnown = (word: string) => this.#vocabulary.find(word) !== undefined;
    if (!phrases.every((phrase) => phrase.split(' ').every(isKnown))) return [];
    return ranked.filter(({ section }) => {
      const stored = this.#sections[section];
      if (!stored) return false;
      const { heading, document, text, rows = '' } = stored;
      const words = ` ${searchWords([heading ?? document.title, text.toString(), rows].join('\n')).join(' ')} `;
      return phrases.every((phrase) => words.includes(` ${phrase} `));
    });
  }

  /** Each question once, and further sections of a page after others. */
  #listed(ranked: readonly Ranked[]): Ranked[] {
    const questions = new Set<string>();
    const pages = new Map<string, number>();
    const listed: Ranked[] = [];
    for (const { section: number, score } of ranked) {
      const section = this.#sections[number];
      if (!section || (section.question && questions.has(section.question))) continue;
      if (section.question) questions.add(section.question);
      const { id } = section.document;
      const earlier = pages.get(id) ?? 0;
      pages.set(id, earlier + 1);
      listed.push({ section: number, score: score * SAME_PAGE ** earlier });
    }
    return listed.sort((one, other) => other.score - one.score).slice(0, MOST_FOUND);
  }

  #read({ section: number, score }: Ranked): Found[] {
    const found = this.#sections[number];
    if (!found) return [];
    const { document, text, weight: _, ...section } = found;
    return [{ document, section: { ...section, text: text.toString() }, kind: kindOf(found), score }];
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

const kindOf = ({ question, document }: Pick<StoredSection, 'question' | 'document'>): SearchKind =>
  question ? 'answer' : document.kind;

function stored(section: SearchSection, document: StoredSection['document']): StoredSection {
  const kind = kindOf({ ...section, document });
  const hasAll = section.question !== undefined && document.hasAllQuestions === true;
  const weight = sectionWeight(kind, section.heading ?? document.title, hasAll);
  return { ...section, document, weight, text: Buffer.from(section.text) };
}

/** Calls a function with each word of a section, and where it is. */
function forEachUse(
  section: SearchSection,
  title: string,
  visit: (field: Field, word: string) => void,
): void {
  const isHead = section.heading === undefined;
  forEachWord(title, (word) => visit(isHead ? 'title' : 'page', word));
  forEachWord(section.heading ?? '', (word) => visit('heading', word));
  forEachWord(section.parts ?? '', (word) => visit('parts', word));
  forEachWord(section.asked ?? '', (word) => visit('asked', word));
  forEachWord(section.text, (word) => visit('text', word));
  forEachWord(section.rows ?? '', (word) => visit('text', word));
}
