import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { PageText, Section } from '../page-text/page-text';
import type { MarkedSection } from './marked-text';
import { mendedQuery, termsOf } from './query-terms';
import { type Made, type Match, type PageOf, SectionTable } from './section-table';
import { parseQuery } from './words';

/** What a result is, as visitors read it. */
export type SearchKind = PageText['kind'] | 'answer';
/** A page that was found, by its best section. */
export type Found = { page: PageOf; section: Section; kind: SearchKind; marked: MarkedSection };
export type SearchResult = {
  /** Pages with all words; where those are few, also with some of them. */
  found: Found[];
  /** Of pages. */
  total: number;
  /** Whether there may be more than are counted. */
  isCut: boolean;
  /** Where nothing is found, the pages that are nearest. */
  nearest: Found[];
  /** Another query, if a word has no match. */
  suggestion: string | undefined;
};
/** A section that was found for a question. */
export type Ranked = { page: PageOf; section: Section };
/** Sections that were found, best first, and the expression that marks what was found in them. */
type Matches = { sections: Match[]; expression: string; suggestion: string | undefined };

/** Nobody reads more. */
const MOST_SECTIONS = 200;
const MOST_NEAREST = 3;
/** With so many pages that have all words, those that lack some are omitted. */
const ENOUGH_COMPLETE = 3;
const KIND_WEIGHT: Record<SearchKind, number> = {
  page: 1.1,
  answer: 1.1,
  post: 1,
  news: 1,
  // Its page leads to others and says little itself.
  topic: 0.6,
  legal: 0.9,
};
/** The page with all questions is preferred to another that has the same one. */
const ALL_QUESTIONS_BONUS = 1.05;

/** Finds sections of pages by the words of visitors. Pages are added and removed one by one, while it is used. */
export class SectionIndex {
  readonly #table: SectionTable;

  /** @throws Error for the file of another version, or of something else */
  constructor(database: DatabaseSyncInstance, version: number) {
    this.#table = new SectionTable(database, version);
  }

  /** When the first page changes by itself, in ms since 1970. */
  get changesAtMs(): number {
    return this.#table.changesAtMs() ?? Number.POSITIVE_INFINITY;
  }

  /** What each page was made from, by its id. */
  made(): Map<string, Made> {
    return this.#table.made();
  }

  /**
   * Adds a page, or replaces the one of its id.
   * @param madeFrom the revision, and whatever else its text depends on
   * @param changesAtMs when it changes by itself
   */
  set(page: PageText, madeFrom: string, changesAtMs = Number.POSITIVE_INFINITY): void {
    this.#table.set(page, { from: madeFrom, changesAtMs });
  }

  remove(id: string): void {
    this.#table.remove(id);
  }

  /** Does several changes in one transaction, which is quicker. */
  change(work: () => void): void {
    this.#table.transaction(work);
  }

  close(): void {
    this.#table.close();
  }

  /**
   * @param text folded by `searchQueryValue`
   * @param from the first of the pages to return, counted from 0
   * @param to the one after the last
   */
  search(text: string, from = 0, to = MOST_SECTIONS): SearchResult {
    const all = this.#matches(text);
    const pages = onePerPage(all.sections);
    const suggestion = all.suggestion ?? (pages.length === 0 ? text.replaceAll('"', '') : undefined);
    const near = pages.length === 0 ? this.#matches(suggestion ?? '') : undefined;
    return {
      found: this.#shown(pages.slice(from, to), all.expression),
      total: pages.length,
      isCut: all.sections.length >= MOST_SECTIONS,
      nearest: near ? this.#shown(onePerPage(near.sections).slice(0, MOST_NEAREST), near.expression) : [],
      suggestion,
    };
  }

  /**
   * The sections that fit a question best.
   * @param most of them are returned
   */
  rank(question: string, most: number): Ranked[] {
    return this.#matches(question).sections.slice(0, most);
  }

  /** Those with all words; where they are few, typos are corrected, and those with some words are added. */
  #matches(text: string): Matches {
    const query = parseQuery(text);
    const terms = termsOf(query);
    const complete = this.#best(terms.join(' AND '));
    if (terms.length === 0 || onePerPage(complete).length >= ENOUGH_COMPLETE)
      return { sections: complete, expression: terms.join(' AND '), suggestion: undefined };
    const mended = mendedQuery(query, this.#table);
    return {
      sections: unique([complete, ...mended.expressions.map((each) => this.#best(each))].flat(), keyOf),
      expression: mended.any,
      suggestion: mended.suggestion,
    };
  }

  /** A question is in it once. */
  #best(expression: string): Match[] {
    const { matches, isCut } = this.#table.best(expression, MOST_SECTIONS);
    // Of very many sections, those with the words in their titles come first.
    const titled = isCut ? this.#table.best(`{title heading} : (${expression})`, MOST_SECTIONS).matches : [];
    const sorted = [titled, matches].flatMap((some) => some.sort((one, other) => rankOf(one) - rankOf(other)));
    return unique(sorted, keyOf).slice(0, MOST_SECTIONS);
  }

  #shown(matches: readonly Match[], expression: string): Found[] {
    const numbers = matches.map(({ number }) => number);
    const marked = numbers.length > 0 ? this.#table.marked(numbers, expression) : undefined;
    return matches.flatMap((one) => {
      const marks = marked?.get(one.number);
      return marks ? { page: one.page, section: one.section, kind: kindOf(one), marked: marks } : [];
    });
  }
}

const kindOf = ({ page, section }: Match): SearchKind => (section.question ? 'answer' : page.kind);
const keyOf = ({ number, section }: Match) => section.question ?? number;
const onePerPage = (matches: readonly Match[]) => unique(matches, ({ page }) => page.id);

/** Below 0: the lower, the better. */
function rankOf(match: Match): number {
  const bonus = match.section.question && match.page.hasAllQuestions ? ALL_QUESTIONS_BONUS : 1;
  return match.rank * KIND_WEIGHT[kindOf(match)] * bonus;
}

/** The first for each key. */
function unique<T>(items: readonly T[], keyOfItem: (item: T) => string | number): T[] {
  const keys = new Set<string | number>();
  return items.filter((item) => keys.size < keys.add(keyOfItem(item)).size);
}
