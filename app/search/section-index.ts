import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { PageText, Section } from '../page-text/page-text';
import { type Scored, scoredSections } from './ranking';
import { type About, type MarkedText, type PageOf, SectionTable } from './section-table';
import { Vocabulary } from './vocabulary';
import { isGrammar, parseQuery, type SearchQuery, wordsOf } from './words';

/** What a result is, as visitors read it. */
export type SearchKind = PageText['kind'] | 'answer';
/** A page that was found, by its best section. */
export type Found = {
  page: PageOf;
  section: Section;
  kind: SearchKind;
  /** With the words that were found marked: the page's title, the section's heading, and a passage of its text. */
  marked: { title: MarkedText[]; section: MarkedText[] | null; passage: MarkedText[] };
};
export type SearchResult = {
  /** Pages with all words; where those are few, also with at least half of them. */
  found: Found[];
  /** Of pages, at most `MOST_FOUND`. */
  total: number;
  /** Where nothing is found, the pages that are nearest. */
  nearest: Found[];
  /** Another query, if a word has no match. */
  suggestion: string | undefined;
};
/** A section that was found for a question; `coverage` is the share of the question’s words that it has. */
export type Ranked = { page: PageOf; section: Section; score: number; coverage: number };

/** Nobody reads more. */
export const MOST_FOUND = 200;
const MOST_NEAREST = 3;
/** With so many pages that have all words, those that lack some are omitted. */
const ENOUGH_COMPLETE = 3;
/** A section with half of the words counts an eighth. */
const LACK = 3;
/** Only those are read from the table. */
const MOST_READ = 300;
/** What editors have noted as another way to ask for a section is asked for in exactly these words. */
const AS_NOTED = 3;
const LONGEST_TURN_MS = 8;
const KIND_WEIGHT: Record<SearchKind, number> = {
  page: 1.1,
  answer: 1.1,
  post: 1,
  news: 1,
  // Its page leads to others and says little itself.
  topic: 0.6,
  legal: 0.9,
};
const ALL_QUESTIONS_BONUS = 1.05;
/** A section counts the more the shorter its title is: it is about what was found in it. */
const LENGTH = { least: 0.7, most: 0.3 };

type Candidate = Scored & About & { coverage: number };

/** Finds sections of pages by the words of visitors. Pages are added and removed one by one, while it is used. */
export class SectionIndex {
  readonly #table: SectionTable;
  #vocabulary: Vocabulary | undefined;

  constructor(database: DatabaseSyncInstance) {
    this.#table = new SectionTable(database);
  }

  /** How many pages it has, and when the first of them changes by itself. */
  get pages() {
    return this.#table.pages;
  }

  /** What each page was made from, by its id. */
  made() {
    return this.#table.made();
  }

  /**
   * Adds a page, or replaces the one of its id.
   * @param madeFrom the revision, and whatever else its text depends on
   * @param changesAtMs when it changes by itself
   */
  set(page: PageText, madeFrom: string, changesAtMs = Number.POSITIVE_INFINITY): void {
    this.change(() => this.#table.set(page, { from: madeFrom, changesAtMs }));
  }

  remove(id: string): void {
    this.change(() => this.#table.remove(id));
  }

  /** Does several changes in one transaction, which is quicker. */
  change(work: () => void): void {
    this.#table.transaction(work);
  }

  /**
   * Learns the words of what has changed. Until then, other forms of new words are not found.
   * @param endTurn resolves in the next turn of the event loop
   */
  async refresh(endTurn: () => Promise<void>): Promise<void> {
    const vocabulary = new Vocabulary();
    let after: string | undefined = '';
    while (after !== undefined) {
      after = vocabulary.learn(this.#table.words(after), performance.now() + LONGEST_TURN_MS);
      await endTurn();
    }
    this.#vocabulary = vocabulary;
  }

  close(): void {
    this.#table.close();
  }

  /**
   * @param text folded by `searchQueryValue`
   * @param from the first of the pages to return, counted from 0
   * @param to the one after the last
   */
  search(text: string, from = 0, to = MOST_FOUND): SearchResult {
    const query = parseQuery(text);
    const ranked = this.#candidates(query);
    const listed = onePerPage(this.#withPhrases(ranked.candidates, query)).slice(0, MOST_FOUND);
    const suggestion = this.#suggestion(text, query, listed.length);
    const near = listed.length === 0 ? this.#candidates(parseQuery(suggestion ?? text), 0) : undefined;
    return {
      found: this.#shown(listed.slice(from, to), ranked.match),
      total: listed.length,
      nearest: near ? this.#shown(onePerPage(near.candidates).slice(0, MOST_NEAREST), near.match) : [],
      suggestion,
    };
  }

  #shown(candidates: readonly Candidate[], match: string): Found[] {
    return candidates.map((one) => ({
      page: one.page,
      section: this.#table.section(one.section),
      kind: kindOf(one),
      marked: this.#table.marked(one.section, match),
    }));
  }

  /**
   * The sections that fit a question best.
   * @param most of them are returned
   */
  rank(question: string, most: number): Ranked[] {
    const { candidates } = this.#candidates(parseQuery(question), 0);
    return candidates
      .slice(0, most)
      .map(({ page, section, score, coverage }) => ({
        page,
        section: this.#table.section(section),
        score,
        coverage,
      }));
  }

  #candidates(query: SearchQuery, leastShare = 0.5): { candidates: Candidate[]; match: string } {
    const { found, match } = scoredSections(query, this.#table, this.#words);
    const all = query.subject.size;
    const score = ({ score: words, words: has }: Scored) => words * (has / all) ** LACK;
    const complete = found.filter(({ words }) => words === all);
    const pages = new Set(complete.map(({ section }) => this.#table.pageNumber(section)));
    const some =
      leastShare > 0 && pages.size >= ENOUGH_COMPLETE
        ? complete
        : found.filter(({ words }) => words / all >= leastShare);
    const best = some.sort((one, other) => score(other) - score(one)).slice(0, MOST_READ);
    const questions = new Set<string>();
    const candidates = best
      .map((one) => {
        const about = this.#table.about(one.section);
        return { ...one, ...about, coverage: one.words / all, score: score(one) * prior(about, query.words) };
      })
      .sort((one, other) => other.score - one.score)
      .filter(({ question }) => {
        const isNew = question === '' || !questions.has(question);
        questions.add(question);
        return isNew;
      });
    return { candidates, match };
  }

  #withPhrases(candidates: Candidate[], { phrases }: SearchQuery): Candidate[] {
    if (phrases.length === 0) return candidates;
    const match = phrases.map((phrase) => `"${phrase}"`).join(' AND ');
    const sections = new Set(this.#table.some(`- {asked page} : (${match})`, -1));
    return candidates.filter(({ section }) => sections.has(section));
  }

  /** The query with the closest words for those without a match; without its quotes, if those are why nothing is found. */
  #suggestion(text: string, { words, phrases }: SearchQuery, count: number): string | undefined {
    const vocabulary = this.#words;
    const unknown = words.filter((word) => !vocabulary.isKnown(word));
    if (unknown.length === 0) return count === 0 && phrases.length > 0 ? text.replaceAll('"', '') : undefined;
    const known = words.flatMap((word) => (unknown.includes(word) ? (vocabulary.closest(word) ?? []) : word));
    return known.some((word) => !isGrammar(word)) ? known.join(' ') : undefined;
  }

  get #words(): Vocabulary {
    if (this.#vocabulary) return this.#vocabulary;
    this.#vocabulary = new Vocabulary();
    this.#vocabulary.learn(this.#table.words(''), Number.POSITIVE_INFINITY);
    return this.#vocabulary;
  }
}

const kindOf = ({ question, page }: About): SearchKind => (question === '' ? page.kind : 'answer');

/** What a section counts, however it is found. */
function prior(about: About, words: readonly string[]): number {
  const { page, heading, question, asked } = about;
  const length = wordsOf(heading || page.title).length;
  return (
    KIND_WEIGHT[kindOf(about)] *
    (question !== '' && page.hasAllQuestions ? ALL_QUESTIONS_BONUS : 1) *
    (LENGTH.least + LENGTH.most / Math.sqrt(length)) *
    (asked.some((line) => isSame(line, words)) ? AS_NOTED : 1)
  );
}

const isSame = (line: string, words: readonly string[]) =>
  line.toLowerCase().includes(words[0] ?? '') && parseQuery(line).words.join(' ') === words.join(' ');

function onePerPage(candidates: readonly Candidate[]): Candidate[] {
  const pages = new Set<string>();
  return candidates.filter(({ page: { id } }) => {
    const isNew = !pages.has(id);
    pages.add(id);
    return isNew;
  });
}
