import { distance } from 'fastest-levenshtein';
import { createYield } from '../../yield-to-requests.server';
import type { Passage } from './answer-passages.server';
import { CLAUSES, COUNT, ELSEWHERE, INSTRUCTION, MOVING, RIVAL, SUM } from './english-phrases';
import { foldedText, genericStems, grammarStems, knownWords, stemOf, wordsOf } from './words';

/** A passage as the index holds it. */
type Entry = {
  passage: Passage;
  /** The words of each way to ask for it. */
  phrases: Set<string>[];
  /** Those of all of them. */
  titles: Set<string>;
  text: Set<string>;
  /** Those of its page's title, where it is a section. */
  about: Set<string>;
  all: Set<string>;
};
type Found = { entry: Entry; words: readonly string[]; subject: readonly string[]; score: number };
/** What words of grammar and generic ones count; see `english.ts`. */
type CommonWeights = { grammar: number; generic: number };

/** What is read of a message: each word of a longer one would be compared with all that the site has. */
const MOST_CHARACTERS = 1_000;
const LINK_TARGET = /\]\([^)]*\)/g;
const count = stemOf(COUNT);

/**
 * Words of a subject count from 1 to 2, the rarer the more. One that the site does not have asks for what the site does
 * not answer.
 */
const UNKNOWN_WEIGHT = 3.5;
const BESIDE_SUBJECT: CommonWeights = { grammar: 0.05, generic: 0.05 };
const WITHOUT_SUBJECT: CommonWeights = { grammar: 0.15, generic: 0.5 };
/** The score: how much the question and a way to ask are the same, and how much of the question the passage holds. */
const SIMILARITY = 0.65;
const COVERAGE = 0.35;
/** A word of the question that is not in that way to ask, but elsewhere in the passage. */
const ELSEWHERE_IN_PASSAGE = 0.5;
/** Sections are not written as answers. */
const LEAST_SCORE = { answer: 0.65, section: 0.8 };
/** A question without a subject ("What do you do?") must be one that editors have noted. */
const LEAST_SIMILARITY_WITHOUT_SUBJECT = 0.75;
/** Among equals, what is written as an answer comes first. */
const ANSWER_BONUS = 1.03;

/**
 * Finds the passage that answers a question. Search libraries rank what matches best; here it matters more how much of
 * the question is not matched, because the best of several wrong passages is still wrong.
 * @param passages of the published site
 * @param productName says nothing of the subject of a question
 * @returns a function from a question to a passage; to undefined where none clearly answers
 */
export async function createPassageFinder(
  passages: readonly Passage[],
  productName = '',
): Promise<(question: string) => Passage | undefined> {
  const entries: Entry[] = [];
  const yieldToRequests = createYield();
  for (const passage of passages) {
    entries.push(entryOf(passage));
    await yieldToRequests();
  }
  const { weigh, isSubject, isKnown } = createWeights(
    entries,
    new Set([...grammarStems, ...wordsOf(productName)]),
  );
  // Elsewhere on a site there are words enough for any other to be a misspelling of.
  const noted = passages.filter(({ isAnswer }) => isAnswer).flatMap(({ asked }) => asked);
  const spell = createSpelling([...knownWords, ...noted], isKnown, isSubject);

  const find = (clause: string) => {
    const words = [...new Set(wordsOf(spell(clause)))];
    const subject = words.filter(isSubject);
    if (words.length === 0) return [];
    return entries.flatMap((entry) => scores(entry, words, subject, weigh));
  };
  return (message) => {
    const question = message.slice(0, MOST_CHARACTERS);
    if ([INSTRUCTION, ELSEWHERE, SUM].some((pattern) => pattern.test(question))) return undefined;
    if (RIVAL.test(question.replace(MOVING, ''))) return undefined;
    const clauses = [...new Set(question.split(CLAUSES))];
    const withSubject = clauses.filter((clause) => wordsOf(clause).some(isSubject));
    const found =
      best(find(question)) ?? best((withSubject.length > 0 ? withSubject : clauses).flatMap(find));
    return found && mostSpecific(found, entries);
  };
}

function entryOf(passage: Passage): Entry {
  const phrases = passage.asked.map((asked) => new Set(wordsOf(asked)));
  // Sections have short titles, which the title of their page completes.
  const about = new Set(passage.isAnswer ? [] : wordsOf(passage.page.title));
  const text = new Set(wordsOf(passage.lines.join(' ').replace(LINK_TARGET, '')));
  const titles = new Set(phrases.flatMap((phrase) => [...phrase]));
  const all = new Set([...text, ...about, ...titles]);
  return { passage, phrases, about, text, titles, all };
}

type Weigh = (words: Iterable<string>, common: CommonWeights) => number;

/** What words count, by how many passages hold them. */
function createWeights(entries: readonly Entry[], grammar: ReadonlySet<string>) {
  const holders = new Map<string, number>();
  for (const { all } of entries) for (const word of all) holders.set(word, (holders.get(word) ?? 0) + 1);

  const weightOf = (word: string, common: CommonWeights) => {
    if (grammar.has(word)) return common.grammar;
    if (genericStems.has(word)) return common.generic;
    const held = holders.get(word);
    return held === undefined ? UNKNOWN_WEIGHT : 2 - Math.log(held) / Math.log(entries.length + 1);
  };
  const weigh: Weigh = (words, common) => [...words].reduce((sum, word) => sum + weightOf(word, common), 0);
  const isSubject = (word: string) => !grammar.has(word) && !genericStems.has(word);
  return { weigh, isSubject, isKnown: (word: string) => !isSubject(word) || holders.has(word) };
}

/** How well each way to ask for a passage fits a question; those that do not fit are omitted. */
function scores(entry: Entry, words: readonly string[], subject: readonly string[], weigh: Weigh): Found[] {
  const { phrases, titles, about, all } = entry;
  const { isAnswer } = entry.passage;
  const hasSubject = subject.length > 0;
  if (!hasSubject && !isAnswer) return [];
  const common = hasSubject ? BESIDE_SUBJECT : WITHOUT_SUBJECT;
  const counted = hasSubject ? subject : words;
  if (!counted.some((word) => titles.has(word) || about.has(word))) return [];
  const sum = (weighed: Iterable<string>) => weigh(weighed, common);
  const total = { words: sum(words), counted: sum(counted) };
  const inTitle = words.filter((word) => about.has(word));
  return phrases.flatMap((noted) => {
    if (!counted.some((word) => noted.has(word) || about.has(word))) return [];
    const phrase = inTitle.length > 0 ? new Set([...noted, ...inTitle]) : noted;
    if (words.includes(count) && !phrase.has(count)) return [];
    const shared = sum(words.filter((word) => phrase.has(word)));
    const similarity = (2 * shared) / (total.words + sum(phrase));
    if (!hasSubject && similarity < LEAST_SIMILARITY_WITHOUT_SUBJECT) return [];
    const inPhrase = sum(counted.filter((word) => phrase.has(word)));
    const elsewhere = sum(counted.filter((word) => !phrase.has(word) && all.has(word)));
    const coverage = (inPhrase + ELSEWHERE_IN_PASSAGE * elsewhere) / total.counted;
    const score = SIMILARITY * similarity + COVERAGE * coverage;
    if (score < LEAST_SCORE[isAnswer ? 'answer' : 'section']) return [];
    return [{ entry, words, subject, score: isAnswer ? score * ANSWER_BONUS : score }];
  });
}

function best(found: readonly Found[]): Found | undefined {
  return found.reduce<Found | undefined>(
    (first, next) => (first && first.score >= next.score ? first : next),
    undefined,
  );
}

/** Where the head of a page is found, its section with most words of the question says more. */
function mostSpecific({ entry, words, subject }: Found, entries: readonly Entry[]): Passage {
  const { path, title } = entry.passage.page;
  const ofPage = new Set(wordsOf(title));
  const own = words.filter((word) => !ofPage.has(word) && !grammarStems.has(word));
  const asked = own.filter((word) => subject.includes(word));
  const sections = entries
    .filter(({ passage }) => !passage.isAnswer && passage.page.path.startsWith(`${path}#`))
    .map(({ passage, titles, text }) => {
      const points = (word: string) => (subject.includes(word) ? 2 : 1);
      const inTitle = own.filter((word) => titles.has(word)).reduce((sum, word) => sum + points(word), 0);
      const inText = asked.filter((word) => text.has(word) && !titles.has(word)).length;
      const isNamed =
        own.length === 0 &&
        [...titles].every((word) => words.includes(word)) &&
        subject.some((word) => titles.has(word));
      const holdsMore =
        asked.length > 0 &&
        asked.every((word) => titles.has(word) || text.has(word)) &&
        !asked.every((word) => entry.text.has(word));
      return { passage, hits: inTitle + inText + (isNamed ? 2 : 0) + (holdsMore ? 1 : 0), size: titles.size };
    })
    .filter(({ hits }) => hits >= 2)
    .sort((one, other) => other.hits - one.hits || one.size - other.size);
  return (sections[0] ?? entry).passage;
}

const WORDS = /\p{L}+/gu;
const SHORTEST_CORRECTED = 4;
/** Of so few letters, another one instead is often another word; a missing one is not. */
const SHORT = 5;
const SHORTEST_CORRECTED_TWICE = 10;
/** Of so many letters, few words are close to others. */
const LONG = 7;

/**
 * Corrects misspelt words: one letter differs, two in a long word, or two changed places. Another letter instead, or one
 * too many, leads to words of a subject or long ones only, because most short words are that close to one of the others.
 * @param texts whose words are right
 * @param isKnown says of a stem that its word needs no correction
 * @param isSubject says of a stem that its word names a subject
 */
function createSpelling(
  texts: readonly string[],
  isKnown: (stem: string) => boolean,
  isSubject: (stem: string) => boolean,
): (text: string) => string {
  const vocabulary = new Set(texts.flatMap((text) => foldedText(text).match(WORDS) ?? []));
  const byInitial = new Map<string | undefined, string[]>();
  for (const word of vocabulary) {
    const others = byInitial.get(word[0]);
    if (others) others.push(word);
    else byInitial.set(word[0], [word]);
  }

  /** A letter is missing more often than typed instead of another, or one too many. */
  const isLikely = (each: string, word: string) => {
    if (each.length > word.length) return true;
    const namesSubject = isSubject(stemOf(each));
    if (each.length < word.length) return word.length >= SHORT && namesSubject;
    return word.length > SHORT && (namesSubject || word.length >= LONG);
  };
  const corrected = (word: string) => {
    if (word.length < SHORTEST_CORRECTED || vocabulary.has(word) || isKnown(stemOf(word))) return word;
    const most = word.length < SHORTEST_CORRECTED_TWICE ? 1 : 2;
    const letters = sorted(word);
    const isNear = (each: string) => {
      if (Math.abs(each.length - word.length) > most) return false;
      if (word.length >= SHORT && each.length === word.length && sorted(each) === letters) return true;
      return distance(each, word) <= most && isLikely(each, word);
    };
    const near = (byInitial.get(word[0]) ?? []).filter(isNear);
    return near.sort((one, other) => distance(one, word) - distance(other, word))[0] ?? word;
  };
  return (text) => foldedText(text).replace(WORDS, corrected);
}

const sorted = (word: string) => [...word].sort().join('');
