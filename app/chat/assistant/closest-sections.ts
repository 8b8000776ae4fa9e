import { lettersBetween } from '../../search/query-terms';
import type { Ranked } from '../../search/section-index';
import { isGrammar, parseQuery, stem, synonymsOf, wordsOf } from '../../search/words';
import { FIGURE } from './english';

export type Closest = Ranked & {
  closeness: number;
  /** How like the closest of its ways to ask the question is, up to 1. */
  likeness: number;
  /** How much of the question it has, up to 1, and whether it has all of it in the same words. */
  share: number;
  hasAll: boolean;
  /** Whether the question is, but for grammar, order and misspelt words, its title or a noted way to ask for it. */
  isNoted: boolean;
};

/** What a word counts that only titles of pages, tables, or ways to ask have: others are said. */
const NOT_SAID = 0.2;
/** A word for the same. */
const SYNONYM = 0.6;
/** Titles of sections are shorter than questions. */
const TITLE_OF_SECTION = 0.4;
/** A word tells the more the fewer of so many sections have it, and the most if none has it. */
const SECTIONS = 1_000;
const UNKNOWN = 0.5;
/** Of a word that is corrected: by one letter, by two if it is long. */
const LEAST_LETTERS = 5;
const LEAST_LETTERS_OF_LONG = 9;
const FEW_WORDS = 3;
const LINK_TARGET = /\]\([^)\s]*\)/g;

type Read = {
  ranked: Ranked;
  /** What each word counts, by its stem. */
  places: ReadonlyMap<string, number>;
  ways: { text: string; stems: ReadonlySet<string>; weight: number }[];
};
/** A word of a question: its stem, those of words for the same, and how much it tells. */
type Asked = { stem: string; others: readonly string[]; weight: number };
/** The stem of a word; empty if the word tells nothing. */
type StemOf = (word: string) => string;

/**
 * How many of its words each section has, and how like a way to ask for it the question is.
 * @param ignored words that tell nothing, as the name of the product
 * @returns how many words of the question tell what is asked, and the sections that have some of them, closest first
 */
export function closestSections(question: string, candidates: readonly Ranked[], ignored: string) {
  const { words } = parseQuery(question.replace(FIGURE, '$1$2'));
  const stemOf = createStemOf(words, ignored);
  const vocabulary = new Set<string>();
  const sections = candidates.map((ranked) => readSection(ranked, stemOf, vocabulary));
  const weigh = createWeights(sections);
  const asked = askedWords(words, stemOf, vocabulary).map((own) => ({ ...own, weight: weigh(own.stem) }));
  const compared = sections.map((section) => compare(section, words, asked, weigh));
  const heads = compared.filter(({ section }) => section.anchor === undefined);
  const likenessOf = new Map(heads.map(({ page, likeness }) => [page.id, likeness]));
  const closest = compared.flatMap(({ coverage, ...one }): Closest[] => {
    if (coverage === 0) return [];
    // What is noted for a page leads to its parts too; a question of the FAQ is on its own.
    const isPart = one.section.anchor !== undefined && one.section.question === undefined;
    const ofPage = isPart ? (likenessOf.get(one.page.id) ?? 0) : 0;
    return [{ ...one, closeness: coverage + one.likeness + ofPage }];
  });
  closest.sort((one, other) => other.closeness - one.closeness);
  return { words: asked.length, closest };
}

/** Where no word tells what is asked ("What do you do?"), each does. */
function createStemOf(words: readonly string[], ignored: string): StemOf {
  const skipped = new Set(wordsOf(ignored).map(stem));
  const tells = (word: string) => /\d|../.test(word) && !isGrammar(word) && !skipped.has(stem(word));
  const hasSubject = words.some(tells);
  const known = new Map<string, string>();
  return (word) => {
    const found = known.get(word) ?? (!hasSubject || tells(word) ? stem(word) : '');
    known.set(word, found);
    return found;
  };
}

function readSection(ranked: Ranked, stemOf: StemOf, vocabulary: Set<string>): Read {
  const { page, section } = ranked;
  const { heading = '', question, anchor, asked, lead, lines, rows } = section;
  const stemsOf = (text: string) => {
    const words = wordsOf(text.toLowerCase().replace(FIGURE, '$1$2'));
    for (const word of words) vocabulary.add(word);
    return new Set(words.map(stemOf).filter(Boolean));
  };
  const { title } = page;
  const places = new Map<string, number>();
  for (const each of stemsOf([title, ...rows, ...asked].join('\n'))) places.set(each, NOT_SAID);
  const said = [heading, ...lead, ...lines].join('\n').replace(LINK_TARGET, ']');
  for (const each of stemsOf(said)) places.set(each, 1);
  const isOwn = anchor === undefined || question !== undefined;
  const ways = [
    ...asked.map((way) => ({ text: way, stems: stemsOf(way), weight: 1 })),
    { text: heading || title, stems: stemsOf(heading || title), weight: isOwn ? 1 : TITLE_OF_SECTION },
  ];
  return { ranked, places, ways: ways.filter(({ stems }) => stems.size > 0) };
}

type Weigh = (stem: string) => number;

function createWeights(sections: readonly Read[]): Weigh {
  const held = new Map<string, number>();
  for (const { places } of sections)
    for (const each of places.keys()) held.set(each, (held.get(each) ?? 0) + 1);
  return (of) => Math.sqrt(Math.log(1 + SECTIONS / (held.get(of) ?? UNKNOWN)));
}

/** The words of a question, misspelt ones as the nearest that a section has. */
function askedWords(words: readonly string[], stemOf: StemOf, vocabulary: ReadonlySet<string>) {
  const stems = new Set([...vocabulary].map(stemOf));
  const corrected = words.map((word) => {
    if (stemOf(word) === '' || stems.has(stemOf(word))) return word;
    const near = [...vocabulary].filter((other) => isMisspelt(word, other) && stemOf(other) !== '');
    return near.sort((one, other) => lettersBetween(word, one) - lettersBetween(word, other))[0] ?? word;
  });
  const asked = new Map(corrected.map((word) => [stemOf(word), word]));
  asked.delete('');
  return [...asked].map(([own, word]) => ({ stem: own, others: synonymsOf(word).map(stem) }));
}

function isMisspelt(word: string, other: string): boolean {
  const most = word.length < LEAST_LETTERS_OF_LONG ? 1 : 2;
  return word.length >= LEAST_LETTERS && word[0] === other[0] && lettersBetween(word, other) <= most;
}

function compare(
  { ranked, places, ways }: Read,
  words: readonly string[],
  asked: readonly Asked[],
  weigh: Weigh,
) {
  const total = sum(asked.map(({ weight }) => weight));
  const found = asked.map(({ stem: own, others }) => {
    const synonyms = others.map((other) => SYNONYM * (places.get(other) ?? 0));
    return Math.max(places.get(own) ?? 0, ...synonyms);
  });
  const coverage = sum(asked.map(({ weight }, index) => weight * (found[index] ?? 0))) / total;
  const likenesses = ways.map(({ stems, weight }) => {
    const shared = asked.map((one) => one.weight * sharedWith(one, stems));
    return (weight * 2 * sum(shared)) / (total + sum([...stems].map(weigh)));
  });
  return {
    ...ranked,
    coverage,
    likeness: Math.max(0, ...likenesses),
    hasAll: asked.every(({ stem: own }) => places.has(own)),
    share: sum(asked.map(({ weight }, index) => (found[index] ? weight : 0))) / total,
    isNoted: ways.some(
      ({ text, stems, weight }) =>
        weight === 1 &&
        stems.size === asked.length &&
        asked.every(({ stem: own }) => stems.has(own)) &&
        (asked.length > 1 || isAlike(words, parseQuery(text).words)),
    ),
  };
}

/** One word alone is asked for in few words, or the same: "Orders" is not "where is my order". */
const isAlike = (words: readonly string[], others: readonly string[]) =>
  words.length <= FEW_WORDS || words.filter((word) => others.includes(word)).length * 2 >= words.length;

function sharedWith({ stem: own, others }: Asked, stems: ReadonlySet<string>): number {
  if (stems.has(own)) return 1;
  return others.some((other) => stems.has(other)) ? SYNONYM : 0;
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
