import type { SectionTable } from './section-table';
import type { Vocabulary } from './vocabulary';
import { isGrammar, type SearchQuery, synonymsOf } from './words';

/** A word of the index, or two in a row, that stand for a word of a query, and how well: from 0 to 1. */
type Way = { match: string; quality: number; sections: number };
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
const MOST_RANKED = 2_000;
const MOST_UNRANKED = 400;
const ALL = -1;

/**
 * The sections that have words of a query, each with what BM25 counts for the best that stands for each word.
 * @returns with the expression that marks what was found
 */
export function scoredSections(query: SearchQuery, table: SectionTable, vocabulary: Vocabulary) {
  const found = new Map<number, Scored>();
  const { size } = table;
  const words = query.words.map((word, at) => ({
    isSubject: query.subject.has(word),
    weight: query.subject.has(word) || !isGrammar(word) ? 1 : GRAMMAR_WEIGHT,
    ways: waysOf(query.words, at, vocabulary),
  }));
  const isFrequent = ({ ways }: (typeof words)[number]) =>
    ways.some(({ sections }) => sections > MOST_RANKED);
  const subject = words.filter(({ isSubject }) => isSubject);
  for (const { ways, weight, isSubject } of words.filter((word) => !isFrequent(word))) {
    const best = bestOf(ways, table, size);
    const rarity = weight * Math.log(1 + size / Math.max(1, best.size));
    for (const [section, value] of best) {
      const scored = found.get(section) ?? { section, score: 0, words: 0 };
      scored.score += rarity * value;
      if (isSubject) scored.words += 1;
      found.set(section, scored);
    }
  }
  const rare = subject.filter((word) => !isFrequent(word)).map(({ ways }) => anyOf(ways));
  const frequent = subject.filter(isFrequent).map(({ ways }) => anyOf(ways));
  if (found.size > 0)
    for (const match of frequent)
      for (const section of table.some(`(${rare.join(' OR ')}) AND ${match}`, ALL)) {
        const scored = found.get(section);
        if (scored) scored.words += 1;
      }
  else if (frequent.length > 0) {
    const all = frequent.join(' AND ');
    const titled = table.some(`{title heading} : (${all})`, MOST_UNRANKED);
    const sections = titled.length > 0 ? titled : table.some(all, MOST_UNRANKED);
    for (const section of sections) found.set(section, { section, score: 1, words: frequent.length });
  }
  return {
    found: [...found.values()].filter(({ words: has }) => has > 0),
    match: [...rare, ...frequent].join(' OR '),
  };
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

const anyOf = (ways: readonly Way[]) => `(${ways.map(({ match }) => match).join(' OR ')})`;

/**
 * What stands for a word: itself, other forms (“invoices”), longer words (“invent”), what it makes with its neighbour or
 * is made of (“e mail”), words for the same; where none of the first is there, those that differ by one letter.
 */
function waysOf(words: readonly string[], at: number, vocabulary: Vocabulary): Way[] {
  const word = words[at] ?? '';
  const neighbours = [`${words[at - 1] ?? ''}${word}`, `${word}${words[at + 1] ?? ''}`];
  const way = (quality: number) => (text: string) => ({
    match: `"${text}"`,
    quality,
    sections: vocabulary.sectionsWith(text),
  });
  const own = [
    ...[word, ...neighbours].filter((one) => vocabulary.sectionsWith(one) > 0).map(way(SAME)),
    ...vocabulary.partsOf(word).map(way(SAME)),
    ...vocabulary.formsOf(word).map(way(OTHER_FORM)),
    ...vocabulary
      .longerThan(word)
      .map((longer) =>
        way(LONGER.least + (LONGER.most - LONGER.least) * (word.length / longer.length))(longer),
      ),
  ];
  const known = own.length > 0 ? own : [way(SAME)(word), ...vocabulary.misspelt(word).map(way(MISSPELT))];
  const synonyms = synonymsOf(word).flatMap((other) => [other, ...vocabulary.formsOf(other)]);
  return [...known, ...synonyms.filter((other) => vocabulary.sectionsWith(other) > 0).map(way(SYNONYM))];
}
