import type { PageText } from '../page-text/page-text';
import type { About, SectionTable } from './section-table';
import type { Vocabulary } from './vocabulary';
import { isGrammar, parseQuery, type SearchQuery, synonymsOf, wordsOf } from './words';

/** A word of the index, or two in a row, that stand for a word of a query, and how well: from 0 to 1. */
type Way = { match: string; quality: number; sections: number };
/** A word of a query; a frequent one is in so many sections that they are not ranked by it. */
type Word = { ways: Way[]; weight: number; isSubject: boolean; isFrequent: boolean };
/** What a result is, as visitors read it. */
export type SearchKind = PageText['kind'] | 'answer';
/** A section that was found; it has so many words of the query's subject. */
export type Scored = { section: number; score: number; words: number };

const SAME = 1;
const OTHER_FORM = 0.9;
const MISSPELT = 0.6;
const SYNONYM = 0.35;
/** A longer word counts the more the less of it is missing. */
const LONGER = { least: 0.4, most: 0.8 };
/** A word of grammar beside others ("why" in "why plinth") only decides between equals. */
const GRAMMAR_WEIGHT = 0.15;
/** To rank more sections by one word takes longer than a turn may, and such a word says little. */
const MOST_RANKED = 1_500;
const MOST_UNRANKED = 400;

/**
 * The sections that have words of a query, each with what BM25 counts for the best that stands for each word.
 * @returns with the expression that marks what was found
 */
export function scoredSections(query: SearchQuery, table: SectionTable, vocabulary: Vocabulary) {
  const words = query.words.map((word, at): Word => {
    const ways = waysOf(query.words, at, vocabulary);
    const isSubject = query.subject.has(word);
    return {
      ways,
      isSubject,
      weight: isSubject || !isGrammar(word) ? 1 : GRAMMAR_WEIGHT,
      isFrequent: ways.some(({ sections }) => sections > MOST_RANKED),
    };
  });
  const rare = words.filter(({ isFrequent }) => !isFrequent);
  const found = ranked(rare, table, vocabulary.sections);
  const subject = words.filter(({ isSubject }) => isSubject);
  const frequent = subject.filter(({ isFrequent }) => isFrequent).map(anyOf);
  const matches = [...subject.filter(({ isFrequent }) => !isFrequent).map(anyOf), ...frequent];
  if (found.size === 0 && frequent.length > 0)
    for (const section of titled(frequent.join(' AND '), table))
      found.set(section, { section, score: 1, words: frequent.length });
  else
    for (const match of frequent)
      for (const section of table.some(`(${rare.map(anyOf).join(' OR ')}) AND ${match}`)) {
        const scored = found.get(section);
        if (scored) scored.words += 1;
      }
  const sections = [...found.values()].filter((scored) => scored.words > 0);
  return { sections, match: matches.join(' OR ') };
}

function ranked(words: readonly Word[], table: SectionTable, size: number): Map<number, Scored> {
  const found = new Map<number, Scored>();
  for (const { ways, weight, isSubject } of words) {
    const best = bestOf(ways, table, size);
    const rarity = weight * Math.log(1 + size / Math.max(1, best.size));
    for (const [section, value] of best) {
      const scored = found.get(section) ?? { section, score: 0, words: 0 };
      scored.score += rarity * value;
      if (isSubject) scored.words += 1;
      found.set(section, scored);
    }
  }
  return found;
}

/** What the best of several ways counts in each section: its frequency there, as BM25 weighs it. */
function bestOf(ways: readonly Way[], table: SectionTable, size: number): Map<number, number> {
  const best = new Map<number, number>();
  for (const { match, quality } of ways) {
    const rows = table.ranks(match);
    const frequency = quality / inverseFrequency(size, rows.length);
    for (const { rowid, rank } of rows) best.set(rowid, Math.max(best.get(rowid) ?? 0, -rank * frequency));
  }
  return best;
}

/** As FTS5 counts it: each way is divided by its own, so that a rare form does not count more than the usual one. */
const inverseFrequency = (size: number, held: number) =>
  Math.max(1e-6, Math.log((size - held + 0.5) / (held + 0.5)));

/** Some of the sections with frequent words, in their titles if there are any. */
function titled(match: string, table: SectionTable): number[] {
  const inTitles = table.some(`{title heading} : (${match})`, MOST_UNRANKED);
  return inTitles.length > 0 ? inTitles : table.some(match, MOST_UNRANKED);
}

const anyOf = ({ ways }: Word) => `(${ways.map(({ match }) => match).join(' OR ')})`;

/**
 * What stands for a word: itself, other forms (“invoices”), longer words (“invent”), what it makes with its neighbour or
 * is made of (“e mail”), words for the same; where none of the first is there, those that differ by one letter.
 */
function waysOf(words: readonly string[], at: number, vocabulary: Vocabulary): Way[] {
  const word = words[at] ?? '';
  const way = (text: string, quality: number): Way => ({
    match: `"${text}"`,
    quality,
    sections: vocabulary.sectionsWith(text),
  });
  const isKnown = (text: string) => vocabulary.sectionsWith(text) > 0;
  const neighbours = [`${words[at - 1] ?? ''}${word}`, `${word}${words[at + 1] ?? ''}`];
  const forms = (text: string) => [text, ...vocabulary.formsOf(text)].filter(isKnown);
  const own = [
    ...forms(word).map((form) => way(form, form === word ? SAME : OTHER_FORM)),
    ...[...neighbours.filter(isKnown), ...vocabulary.partsOf(word)].map((text) => way(text, SAME)),
    ...vocabulary.longerThan(word).map((text) => way(text, ofLonger(word, text))),
  ];
  const known =
    own.length > 0 ? own : [way(word, SAME), ...vocabulary.misspelt(word).map((text) => way(text, MISSPELT))];
  return [
    ...known,
    ...synonymsOf(word)
      .flatMap(forms)
      .map((text) => way(text, SYNONYM)),
  ];
}

const ofLonger = (word: string, longer: string) =>
  LONGER.least + (LONGER.most - LONGER.least) * (word.length / longer.length);

/** What editors have noted as another way to ask for a section is asked for in exactly these words. */
const AS_NOTED = 3;
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

export const kindOf = ({ question, page }: About): SearchKind => (question === '' ? page.kind : 'answer');

/** What a section counts, however it is found. */
export function weightOf(about: About, words: readonly string[]): number {
  const { page, heading, question, asked } = about;
  const hasAll = question !== '' && page.hasAllQuestions;
  const length = wordsOf(heading || page.title).length;
  return (
    KIND_WEIGHT[kindOf(about)] *
    (hasAll ? ALL_QUESTIONS_BONUS : 1) *
    (LENGTH.least + LENGTH.most / Math.sqrt(length)) *
    (asked.some((line) => isSame(line, words)) ? AS_NOTED : 1)
  );
}

const isSame = (line: string, words: readonly string[]) =>
  line.toLowerCase().includes(words[0] ?? '') && parseQuery(line).words.join(' ') === words.join(' ');
