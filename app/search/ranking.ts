import { type Field, fieldsOf, PLACES, placeIn, sectionOf, withUse } from './posting-list';
import type { Match } from './vocabulary';

/** A word of a query: the words of the index that match it, and whether it is more than a word of grammar. */
export type Slot = { matches: Match[]; isSubject: boolean; weight: number };
/** A section by its number. */
export type Ranked = { section: number; score: number };
type Ranking = {
  /** The highest number of a section, and one. */
  sections: number;
  /** How many sections there are. */
  count: number;
  /** What a section counts, whatever it is found by: at most `MOST_PRIOR`. */
  prior: (section: number) => number;
};

export const MOST_PRIOR = 4;
/** More are ranked than shown: a question on several pages, and many sections of one page, count once or less. */
const MOST_RANKED = 400;
const WEIGHT: Record<Field, number> = { title: 10, heading: 6, parts: 2.5, asked: 1, text: 1, page: 1.6 };
/** What a word counts in further fields than the heaviest. */
const IN_OTHER_FIELDS = 0.2;
const PER_COUNT = 0.15;
/** A section with half of the words counts an eighth. */
const LACK = 3;
/** With so many sections that have all words, those that lack some are omitted. */
const ENOUGH_COMPLETE = 3;

const PAGE_ONLY = withUse(0, 'page');
/** What a word counts, by the fields that hold it. */
const weights = Float32Array.from({ length: PLACES }, (_, place) => {
  const { fields, count } = fieldsOf(place);
  const each = fields.map((field) => WEIGHT[field] * (field === 'text' ? 1 + PER_COUNT * (count - 1) : 1));
  const heaviest = Math.max(0, ...each);
  return heaviest + IN_OTHER_FIELDS * (each.reduce((sum, weight) => sum + weight, 0) - heaviest);
});

type Scratch = { best: Float32Array; held: Uint32Array; own: Uint8Array };

/** The best sections with all words, or, where those are few, with at least half of them; rare words count more. */
export function rankSections(slots: readonly Slot[], ranking: Ranking): Ranked[] {
  const { sections, count, prior } = ranking;
  const scores = new Float32Array(sections);
  const found = new Uint8Array(sections);
  const best = new Float32Array(sections);
  const held = new Uint32Array(sections);
  const own = new Uint8Array(sections);
  for (const { matches, isSubject, weight } of slots) {
    const length = bestOf(matches, { best, held, own });
    const rarity = weight * Math.log(1 + count / Math.max(1, length));
    for (let at = 0; at < length; at += 1) {
      const section = held[at] ?? 0;
      scores[section] = (scores[section] ?? 0) + rarity * (best[section] ?? 0);
      best[section] = 0;
      if (isSubject) found[section] = (found[section] ?? 0) + 1;
    }
  }
  const all = slots.filter(({ isSubject }) => isSubject).length;
  const numbers = Array.from({ length: all + 1 }, () => 0);
  for (let section = 0; section < sections; section += 1) {
    // Its page is a result, the section is not.
    if (own[section] === 0) found[section] = 0;
    const words = found[section] ?? 0;
    numbers[words] = (numbers[words] ?? 0) + 1;
  }
  const isEnough = (numbers[all] ?? 0) >= ENOUGH_COMPLETE;
  const least = Math.max(1, isEnough ? all : Math.ceil(all / 2));
  const shares = numbers.map((_, words) => (words < least ? 0 : (words / all) ** LACK));
  return highest(scores, found, shares, prior);
}

/**
 * Writes what a word counts in each section that holds it.
 * @param best zeros; the caller resets them
 * @param held receives the sections
 * @param own receives 1 for a section that holds a word itself, not only in the title of its page
 * @returns how many there are
 */
function bestOf(matches: readonly Match[], { best, held, own }: Scratch): number {
  let length = 0;
  for (const { term, quality } of matches) {
    const { all } = term.postings;
    // An index is several times as quick here as an iterator.
    for (let at = 0; at < all.length; at += 1) {
      const posting = all[at] ?? 0;
      const section = sectionOf(posting);
      const value = quality * (weights[placeIn(posting)] ?? 0);
      const before = best[section] ?? 0;
      if (before === 0) {
        held[length] = section;
        length += 1;
      }
      if (value > before) best[section] = value;
      if (placeIn(posting) !== PAGE_ONLY) own[section] = 1;
    }
  }
  return length;
}

/** The sections with the highest scores, in order, without sorting all. */
function highest(
  scores: Float32Array,
  found: Uint8Array,
  shares: readonly number[],
  prior: (section: number) => number,
): Ranked[] {
  let best: Ranked[] = [];
  let least = 0;
  for (let section = 0; section < scores.length; section += 1) {
    const share = shares[found[section] ?? 0] ?? 0;
    // No section counts more than `MOST_PRIOR` times.
    const most = share * (scores[section] ?? 0) * MOST_PRIOR;
    if (most <= least) continue;
    const score = share * (scores[section] ?? 0) * prior(section);
    if (score <= least) continue;
    best.push({ section, score });
    if (best.length < 2 * MOST_RANKED) continue;
    best = best.sort(byScore).slice(0, MOST_RANKED);
    least = best.at(-1)?.score ?? 0;
  }
  return best.sort(byScore).slice(0, MOST_RANKED);
}

const byScore = (one: Ranked, other: Ranked) => other.score - one.score || one.section - other.section;

/** What a result is, as visitors read it. */
export type SearchKind = 'page' | 'post' | 'news' | 'answer' | 'topic' | 'legal';

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

/**
 * What a section counts, however it is found.
 * @param hasAll whether it is a question on the page with all of them
 */
export function sectionWeight(kind: SearchKind, heading: string, hasAll: boolean): number {
  const words = heading.split(' ').length;
  return (
    KIND_WEIGHT[kind] * (hasAll ? ALL_QUESTIONS_BONUS : 1) * (LENGTH.least + LENGTH.most / Math.sqrt(words))
  );
}
