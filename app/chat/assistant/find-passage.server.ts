import { distance } from 'fastest-levenshtein';
import type { Passage } from './answer-passages.server';
import { commonStems, commonWords, plainWords, stemOf, synonyms, wordsOf } from './words';

/** A passage as the index holds it: the words of each way to ask for it, of all of them, and of its text. */
type Entry = { passage: Passage; phrases: Set<string>[]; asked: Set<string>; text: Set<string> };
const LINK_TARGET = /\]\([^)]*\)/g;
type Found = { passage: Passage; score: number };

/** What a word counts. One that the site does not have asks for what the site does not answer. */
const COMMON_WEIGHT = 0.12;
const UNKNOWN_WEIGHT = 1.7;
/** A word of the question that the passage has only in its text. */
const IN_TEXT = 0.5;
/** Shares of the question that a passage must hold, and of the question and the way to ask that must be the same. */
const LEAST_COVERAGE = { answer: 0.62, section: 0.75 };
const LEAST_SCORE = { answer: 0.5, section: 0.68 };
/** A question without words of its own ("What do you do?") must be one that editors have noted. */
const LEAST_SIMILARITY_OF_COMMON = 0.7;
const FEWEST_COMMON = 3;
const ANSWER_BONUS = 1.2;
const CLAUSES = /[.?!;,\n]+|\s+-\s+|\b(?:and|but|because|so)\b/i;
/** Asks for a number, which a text about the same thing rarely gives. */
const COUNT = /\bhow many\b/i;
const LEAST_SIMILARITY_OF_COUNT = 0.75;
/** Instructions to a language model. There is none here, and a question beside one is not sincere. */
const INSTRUCTION =
  /\b(?:ignore|disregard|forget|override)\b.*\b(?:previous|prior|above|instructions?|rules?|prompts?|guidelines)\b|\b(?:system|initial|hidden|secret) (?:prompt|instructions?)\b|\bpretend\b|\bact as\b|\brole-?play\b|\bjailbreak\b|\byou are now\b|\brepeat after\b|\bdeveloper mode\b|<[a-z/!]/i;

/**
 * Finds the passage that answers a question. Search libraries rank what matches best; here it matters more how much of
 * the question is not matched, because the best of several wrong passages is still wrong.
 * @param passages of the published site
 * @returns undefined where no passage clearly answers
 */
export function createPassageFinder(
  passages: readonly Passage[],
  productName = '',
): (question: string) => Passage | undefined {
  const common = new Set([...commonStems, ...wordsOf(productName)]);
  const isCommon = (word: string) => common.has(word);
  const entries = passages.map(entryOf);
  const holders = new Map<string, number>();
  for (const { asked, text } of entries)
    for (const word of new Set([...asked, ...text])) holders.set(word, (holders.get(word) ?? 0) + 1);
  // Elsewhere on a site there are words enough for any other to be a misspelling of.
  const answered = passages.filter(({ isAnswer }) => isAnswer).flatMap(({ asked }) => asked);
  const vocabulary = [...new Set([...commonWords, ...synonyms, ...answered.flatMap(plainWords)])];

  /** Rare words tell passages apart: from 1 to 2. */
  const weightOf = (word: string) => {
    const count = holders.get(word);
    if (isCommon(word)) return COMMON_WEIGHT;
    return count === undefined ? UNKNOWN_WEIGHT : 2 - Math.log(count) / Math.log(entries.length + 1);
  };
  const weigh = (words: Iterable<string>) => [...words].reduce((sum, word) => sum + weightOf(word), 0);
  const isKnown = (word: string) => isCommon(word) || holders.has(word);

  function score(
    { passage, phrases, asked, text }: Entry,
    words: string[],
    isCount: boolean,
  ): Found | undefined {
    const all = weigh(words);
    const inAsked = weigh(words.filter((word) => asked.has(word)));
    const inText = weigh(words.filter((word) => !asked.has(word) && text.has(word)));
    const kind = passage.isAnswer ? 'answer' : 'section';
    if ((inAsked + inText) / all < LEAST_COVERAGE[kind]) return;
    const similarities = phrases.map(
      (phrase) => (2 * weigh(words.filter((word) => phrase.has(word)))) / (all + weigh(phrase)),
    );
    const similarity = Math.max(...similarities);
    if (isCount && similarity < LEAST_SIMILARITY_OF_COUNT) return;
    const isOwn = words.some((word) => !isCommon(word));
    if (!isOwn && similarity < (words.length < FEWEST_COMMON ? 1 : LEAST_SIMILARITY_OF_COMMON)) return;
    const found = 0.65 * similarity + 0.35 * ((inAsked + IN_TEXT * inText) / all);
    if (found < LEAST_SCORE[kind]) return;
    return { passage, score: passage.isAnswer ? found * ANSWER_BONUS : found };
  }

  const find = (clause: string) => {
    const isCount = COUNT.test(clause);
    const stems = plainWords(clause).map((word) =>
      isKnown(stemOf(word)) ? stemOf(word) : stemOf(corrected(word, vocabulary)),
    );
    const words = [...new Set(stems)];
    return words.length === 0 ? [] : entries.flatMap((entry) => score(entry, words, isCount) ?? []);
  };
  return (question) => {
    if (INSTRUCTION.test(question)) return undefined;
    const whole = best(find(question));
    if (whole) return whole.passage;
    const clauses = question.split(CLAUSES).filter((clause) => !wordsOf(clause).every(isCommon));
    return best(clauses.flatMap(find))?.passage;
  };
}

function entryOf(passage: Passage): Entry {
  const phrases = passage.asked.map((asked) => new Set(wordsOf(asked)));
  const asked = new Set(phrases.flatMap((words) => [...words]));
  return {
    passage,
    phrases,
    asked,
    text: new Set(wordsOf(passage.lines.join(' ').replace(LINK_TARGET, ''))),
  };
}

function best(found: readonly Found[]): Found | undefined {
  return found.reduce<Found | undefined>(
    (first, next) => (first && first.score >= next.score ? first : next),
    undefined,
  );
}

const SHORTEST_CORRECTED = 5;
const SHORTEST_CORRECTED_TWICE = 8;

/** The word that a misspelt one stands for: one letter differs, or two in a long word; else the word itself. */
function corrected(word: string, vocabulary: readonly string[]): string {
  if (word.length < SHORTEST_CORRECTED) return word;
  const most = word.length < SHORTEST_CORRECTED_TWICE ? 1 : 2;
  const near = vocabulary.filter(
    (each) =>
      each[0] === word[0] &&
      // Of five letters, another one instead is often another word.
      (word.length > SHORTEST_CORRECTED || each.length !== word.length) &&
      distance(each, word) <= most,
  );
  return near.sort((one, other) => distance(one, word) - distance(other, word))[0] ?? word;
}
