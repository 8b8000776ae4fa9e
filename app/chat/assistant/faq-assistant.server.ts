import MiniSearch from 'minisearch';
import type { ChatTexts, PublishedAnswers } from '../../content/content-types';
import { defaultChatTexts } from '../panel/default-chat-texts';
import { answerPassages, type Passage } from './answer-passages.server';

export type Finding =
  | { kind: 'found'; answer: string }
  /** The question is a greeting, or has filler words only. */
  | { kind: 'nothing-asked' }
  | { kind: 'unknown' };

const SEPARATORS = /[^\p{L}\p{N}]+/u;
/**
 * A passage that matches a smaller share of the question's words, or none of them in its subject, is rarely a useful
 * answer.
 */
const LEAST_COVERAGE = 0.5;
/** A phrase that means “price”, unlike each of its words. */
const ASKS_PRICE = /\bhow much\b(?:.*\bcosts?\b)?/i;
/** No passage can do that; a question without an answer is replied to with the contact link. */
const WANTS_PERSON =
  /\b(?:speak|talk|call|contact|reach)\b.*\b(?:person|human|someone|somebody|agent|team)\b/i;

/**
 * Finds the published text that answers a question. It generates no text: it returns a passage or none.
 */
export function createFaqAssistant(passages: Passage[]): (question: string) => Finding {
  const index = new MiniSearch<Passage>({
    fields: ['subject', 'text'],
    storeFields: ['answer'],
    tokenize: (text) => text.split(SEPARATORS),
    processTerm: contentWord,
    searchOptions: {
      boost: { subject: 3 },
      prefix: (term) => term.length > 3,
      fuzzy: (term) => (term.length > 3 ? 0.2 : false),
    },
  });
  index.addAll(passages);
  return (rawQuestion) => {
    if (WANTS_PERSON.test(rawQuestion)) return { kind: 'unknown' };
    const question = rawQuestion.replace(ASKS_PRICE, 'price');
    const words = new Set(question.split(SEPARATORS).map(contentWord));
    words.delete(null);
    if (words.size === 0) return { kind: 'nothing-asked' };
    const [best] = index.search(question).filter(({ queryTerms, match }) => {
      const coverage = new Set(queryTerms).size / words.size;
      const isAbout = Object.values(match).some((fields) => fields.includes('subject'));
      return coverage === 1 || (isAbout && coverage >= LEAST_COVERAGE);
    });
    const answer: unknown = best?.answer;
    return typeof answer === 'string' ? { kind: 'found', answer } : { kind: 'unknown' };
  };
}

/** Words without a subject of their own. */
const FILLER = new Set(
  `a about an and any are as at be been but by can companies company could did do does each for from get give has have hello hey hi how i if in
   into is it its let like many may me might more much must my need of on one or our out please see shall should show so some tell
   than thank thanks that the their them then there these they this to up us use want was way we were what when where which
   who why will with work would yes you your`.split(/\s+/),
);
/** Visitors' words, and the site's words for the same. */
const SAME_AS = [
  ['cheap', 'price'],
  ['expensive', 'price'],
  ['fee', 'price'],
  ['quotation', 'quote'],
  ['import', 'migrate'],
  ['switch', 'migrate'],
  ['move', 'migrate'],
  ['try', 'trial'],
  ['demonstration', 'demo'],
  ['respond', 'reply'],
  ['response', 'reply'],
  ['answer', 'reply'],
  ['setup', 'implement'],
  ['rollout', 'implement'],
  ['availability', 'uptime'],
  ['downtime', 'uptime'],
  ['helpdesk', 'support'],
  ['seat', 'user'],
  ['licence', 'user'],
  ['license', 'user'],
  ['sector', 'industry'],
] as const;
const ENDINGS = /(?:ations?|ings?|ments?|ers?|ed|es|ies|s|e|y)$/;
const SHORTEST_STEM = 3;

const sameStem = new Map(SAME_AS.map(([said, meant]) => [stem(said), stem(meant)]));

/**
 * A word as the search compares it: lower case, without accents and endings, so that “pricing” matches “price”.
 * @returns null for filler words
 */
function contentWord(word: string): string | null {
  const plain = word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  if (plain === '' || FILLER.has(plain)) return null;
  const found = stem(plain);
  return sameStem.get(found) ?? found;
}

function stem(word: string): string {
  const shorter = word.replace(ENDINGS, '');
  return shorter.length >= SHORTEST_STEM ? shorter : word;
}

type SiteAnswersOptions = {
  loadAnswers: () => Promise<PublishedAnswers>;
  /** The chat's texts; null where none are published. */
  loadTexts: () => Promise<ChatTexts | null>;
  siteUrl: string;
};

/**
 * The assistant used when no workflow is configured: it answers from the content published at that moment; without an
 * answer it refers to the contact link. Its index is rebuilt when the content has changed.
 * @returns a function from a question to a reply; rejects with `ContentUnavailable`
 */
export function createSiteAnswers({ loadAnswers, loadTexts, siteUrl }: SiteAnswersOptions) {
  let indexed = { content: '', find: createFaqAssistant([]) };
  return async function answerFromSite(question: string): Promise<string> {
    const [answers, texts] = await Promise.all([loadAnswers(), loadTexts()]);
    const content = JSON.stringify(answers);
    if (content !== indexed.content) indexed = { content, find: createFaqAssistant(answerPassages(answers)) };
    const finding = indexed.find(question);
    if (finding.kind === 'found') return finding.answer;
    const { greeting, awayMessage, contactLink } = texts ?? defaultChatTexts;
    if (finding.kind === 'nothing-asked') return greeting;
    const contact = URL.canParse(contactLink.href, siteUrl)
      ? new URL(contactLink.href, siteUrl).href
      : siteUrl;
    return `${awayMessage ?? defaultChatTexts.awayMessage}\n${contact}`;
  };
}
