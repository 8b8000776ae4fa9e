import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { PageText, Section } from '../page-text/page-text';
import type { MarkedSection } from './marked-text';
import { kindOf, type Scored, type SearchKind, scoredSections, weightOf } from './ranking';
import { type About, type Made, type PageOf, SectionTable } from './section-table';
import { Vocabulary } from './vocabulary';
import { isGrammar, parseQuery, type SearchQuery, wordsOf } from './words';

/** A page that was found, by its best section. */
export type Found = { page: PageOf; section: Section; kind: SearchKind; marked: MarkedSection };
export type SearchResult = {
  /** Pages with all words; where those are few, also with at least half of them. */
  found: Found[];
  /** Of pages; there may be more of them where it `isCut`. */
  total: number;
  isCut: boolean;
  /** Where nothing is found, the pages that are nearest. */
  nearest: Found[];
  /** Another query, if a word has no match. */
  suggestion: string | undefined;
};
/** A section that was found for a question; `coverage` is the share of the question's words that it has. */
export type Ranked = { page: PageOf; section: Section; score: number; coverage: number };

/** So many of the sections that were found are read from the table, and of those of a page. */
const MOST_READ = { all: 120, ofPage: 2 };
const MOST_NEAREST = 3;
/** With so many pages that have all words, those that lack some are omitted. */
const ENOUGH_COMPLETE = 3;
const LEAST_COVERAGE = 0.5;
/** A section with half of the words counts an eighth. */
const LACK = 3;
const LONGEST_TURN_MS = 8;

type Candidate = Scored & About & { coverage: number };
const NOTHING = { candidates: [], match: '', isCut: false };

/** Finds sections of pages by the words of visitors. Pages are added and removed one by one, while it is used. */
export class SectionIndex {
  readonly #table: SectionTable;
  #vocabulary: Vocabulary | undefined;

  /** @throws Error for the file of another version, or of something else */
  constructor(database: DatabaseSyncInstance) {
    this.#table = new SectionTable(database);
  }

  /** How many pages it has. */
  get size(): number {
    return this.#table.counts().pages;
  }

  /** When the first page changes by itself, in ms since 1970. */
  get changesAtMs(): number {
    return this.#table.changesAtMs();
  }

  /** What each page was made from, by its id. */
  made(): Map<string, Made> {
    return this.#table.made();
  }

  /**
   * Adds a page, or replaces the one of its id. Other forms of its new words are found after `refresh`.
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

  /** Merges some of what was written. @returns whether there may be more to merge */
  merge(): boolean {
    return this.#table.merge();
  }

  /**
   * To be called after changes: makes searches quick again, removes what is left of old words, and learns the new ones.
   * @param endTurn resolves in the next turn of the event loop
   */
  async refresh(endTurn: () => Promise<void>): Promise<void> {
    while (this.merge()) await endTurn();
    this.#table.compact();
    await endTurn();
    const vocabulary = new Vocabulary(this.#table.counts().sections);
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
  search(text: string, from = 0, to = MOST_READ.all): SearchResult {
    const query = parseQuery(text);
    const isPossible = query.phrases.every((phrase) =>
      wordsOf(phrase).every((word) => this.#words.isKnown(word)),
    );
    const { candidates, match, isCut } = isPossible ? this.#candidates(query, LEAST_COVERAGE) : NOTHING;
    const listed = onePerPage(candidates);
    const suggestion = this.#suggestion(text, query, listed.length);
    const near =
      listed.length === 0
        ? this.#candidates(parseQuery((suggestion ?? text).replaceAll('"', '')), 0)
        : undefined;
    return {
      found: this.#shown(listed.slice(from, to), match),
      total: listed.length,
      isCut,
      nearest: near ? this.#shown(onePerPage(near.candidates).slice(0, MOST_NEAREST), near.match) : [],
      suggestion,
    };
  }

  /**
   * The sections that fit a question best.
   * @param most of them are returned
   */
  rank(question: string, most: number): Ranked[] {
    const { candidates } = this.#candidates(parseQuery(question), 0, most);
    return candidates.slice(0, most).map(({ page, section: number, score, coverage }) => {
      return { page, section: this.#table.section(number), score, coverage };
    });
  }

  /**
   * The sections that have all words; where they are few, also those that have at least a share of them. A question is
   * one of them once.
   */
  #candidates(query: SearchQuery, leastCoverage: number, mostOfPage = MOST_READ.ofPage) {
    const { sections: scored, match } = scoredSections(query, this.#table, this.#words);
    const sections = this.#withPhrases(scored, query.phrases);
    const coverage = ({ words }: Scored) => words / query.subject.size;
    const score = (one: Scored) => one.score * coverage(one) ** LACK;
    const pageOf = ({ section }: Scored) => String(this.#table.pageNumber(section));
    const complete = sections.filter((one) => coverage(one) === 1);
    const isEnough = leastCoverage > 0 && new Set(complete.map(pageOf)).size >= ENOUGH_COMPLETE;
    const some = isEnough ? complete : sections.filter((one) => coverage(one) >= leastCoverage);
    const best = atMost(
      mostOfPage,
      some.sort((one, other) => score(other) - score(one)),
      pageOf,
    );
    const candidates = best.slice(0, MOST_READ.all).map((one): Candidate => {
      const about = this.#table.about(one.section);
      return { ...one, ...about, coverage: coverage(one), score: score(one) * weightOf(about, query.words) };
    });
    candidates.sort((one, other) => other.score - one.score);
    const unique = atMost(1, candidates, ({ question }) => question);
    return { candidates: unique, match, isCut: best.length > MOST_READ.all };
  }

  /** The sections with all phrases, in what they show. */
  #withPhrases(sections: Scored[], phrases: readonly string[]): Scored[] {
    if (phrases.length === 0) return sections;
    const match = phrases.map((phrase) => `"${phrase}"`).join(' AND ');
    const having = new Set(this.#table.some(`- {asked page} : (${match})`));
    return sections.filter(({ section }) => having.has(section));
  }

  #shown(candidates: readonly Candidate[], match: string): Found[] {
    return candidates.map((one) => ({
      page: one.page,
      section: this.#table.section(one.section),
      kind: kindOf(one),
      marked: this.#table.marked(one.section, match),
    }));
  }

  /** The query with the closest words for those without a match; without its quotes, if those are why nothing is found. */
  #suggestion(text: string, { words, phrases }: SearchQuery, count: number): string | undefined {
    const unknown = words.filter((word) => !this.#words.isKnown(word));
    if (unknown.length === 0) return count === 0 && phrases.length > 0 ? text.replaceAll('"', '') : undefined;
    const known = words.flatMap((word) =>
      unknown.includes(word) ? (this.#words.closest(word) ?? []) : word,
    );
    return known.some((word) => !isGrammar(word)) ? known.join(' ') : undefined;
  }

  get #words(): Vocabulary {
    if (this.#vocabulary) return this.#vocabulary;
    this.#vocabulary = new Vocabulary(this.#table.counts().sections);
    this.#vocabulary.learn(this.#table.words(''), Number.POSITIVE_INFINITY);
    return this.#vocabulary;
  }
}

const onePerPage = (candidates: Candidate[]) => atMost(1, candidates, ({ page }) => page.id);

/** The first of each key, and all without one. */
function atMost<T>(most: number, items: readonly T[], keyOf: (item: T) => string): T[] {
  const counts = new Map<string, number>();
  return items.filter((item) => {
    const key = keyOf(item);
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return key === '' || count < most;
  });
}
