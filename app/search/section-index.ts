import type { PageText, Section } from '../page-text/page-text';
import type { MarkedSection } from './marked-text';
import { mendedQuery, termsOf } from './query-terms';
import { type Match, MOST_RANKED, type PageOf, SectionTable } from './section-table';
import { parseQuery } from './words';

export type SearchKind = PageText['kind'] | 'answer';
/** A page that was found, by its best section. */
export type Found = { page: PageOf; section: Section; kind: SearchKind; marked: MarkedSection };
export type SearchResult = {
  /** Pages with all words; where those are few, also with some of them. */
  found: Found[];
  total: number;
  isCut: boolean;
  nearest: Found[];
  /** Undefined if every word has a match. */
  suggestion: string | undefined;
};
export type Ranked = { page: PageOf; section: Section };
/** Sections, best first; the expression marks what was found in them. */
type Matches = { sections: Match[]; expression: string; suggestion: string | undefined };

/** Nobody reads more. */
const MOST_FOUND = 200;
const MOST_NEAREST = 3;
/** With so many pages that have all words, those that lack some are omitted. */
const ENOUGH_COMPLETE = 3;

/** Pages are added and removed one by one, while it is used. */
export class SectionIndex extends SectionTable {
  /**
   * @param text folded by `searchQueryValue`
   * @param from the first of the pages to return, counted from 0
   * @param to the one after the last
   */
  search(text: string, from = 0, to = MOST_FOUND): SearchResult {
    const all = this.#matches(text);
    const pages = onePerPage(all.sections);
    const unquoted = text.replaceAll('"', '');
    const suggestion = all.suggestion ?? (pages.length === 0 && unquoted !== text ? unquoted : undefined);
    const near = pages.length === 0 && suggestion ? this.#matches(suggestion) : undefined;
    return {
      found: this.#shown(pages.slice(from, to), all.expression),
      total: pages.length,
      isCut: all.sections.length >= MOST_FOUND,
      nearest: near ? this.#shown(onePerPage(near.sections).slice(0, MOST_NEAREST), near.expression) : [],
      suggestion,
    };
  }

  rank(question: string, most: number): Ranked[] {
    return this.#matches(question, Number.POSITIVE_INFINITY).sections.slice(0, most);
  }

  /** Those with all words; where they are few, typos are corrected, and those with some words are added. */
  #matches(text: string, enough = ENOUGH_COMPLETE): Matches {
    const query = parseQuery(text);
    const expression = termsOf(query).join(' AND ');
    const sections = this.#best(expression);
    const isEnough = expression === '' || onePerPage(sections).length >= enough;
    if (isEnough) return { sections, expression, suggestion: undefined };
    const { expressions, any, suggestion } = mendedQuery(query, this);
    const others = expressions.flatMap((each) => (each === expression ? [] : this.#best(each)));
    return { sections: unique([...sections, ...others], keyOf), expression: any, suggestion };
  }

  /** A question is in it once, where all of them are. */
  #best(expression: string): Match[] {
    if (expression === '') return [];
    // Of very many sections, those with the words in their titles come first.
    const isFrequent = this.count(expression, MOST_RANKED) === MOST_RANKED;
    const titled = isFrequent ? this.best(`{title heading} : (${expression})`, MOST_FOUND) : [];
    const all = titled.length < MOST_FOUND ? this.best(expression, MOST_FOUND) : [];
    const sorted = [...titled, ...all];
    const questions = sorted.filter(({ page }) => page.hasAllQuestions);
    const best = sorted.map(
      (one) =>
        (one.section.question &&
          questions.find((other) => other.section.question === one.section.question)) ||
        one,
    );
    return unique(best, keyOf).slice(0, MOST_FOUND);
  }

  #shown(matches: readonly Match[], expression: string): Found[] {
    const numbers = matches.map(({ number }) => number);
    const marked = this.marked(numbers, expression);
    return matches.flatMap((match) => {
      const marks = marked.get(match.number);
      return marks ? { page: match.page, section: match.section, kind: kindOf(match), marked: marks } : [];
    });
  }
}

const kindOf = ({ page, section }: Match): SearchKind => (section.question ? 'answer' : page.kind);
const keyOf = ({ number, section }: Match) => section.question ?? number;
const onePerPage = (matches: readonly Match[]) => unique(matches, ({ page }) => page.id);

function unique<T>(items: readonly T[], keyOfItem: (item: T) => string | number): T[] {
  const keys = new Set<string | number>();
  return items.filter((item) => keys.size < keys.add(keyOfItem(item)).size);
}
