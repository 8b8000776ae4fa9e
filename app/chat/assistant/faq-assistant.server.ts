import MiniSearch from 'minisearch';
import type { Passage } from './answer-passages.server';
import { contentWord } from './content-word.server';

export type Finding =
  | { kind: 'found'; answer: string }
  /** The question is a greeting, or made of filler only. */
  | { kind: 'nothing-asked' }
  | { kind: 'unknown' };

const SEPARATORS = /[^\p{L}\p{N}]+/u;
/**
 * With a smaller share of the question's words found, or with none of them in what a passage is about, an answer is
 * likelier to be beside the point than to help.
 */
const LEAST_COVERAGE = 0.5;
/** Not what any of its words says alone. */
const ASKS_PRICE = /\bhow much\b(?:.*\bcosts?\b)?/i;
/** No passage can do that; the way to a person follows what has no answer. */
const WANTS_PERSON =
  /\b(?:speak|talk|call|contact|reach)\b.*\b(?:person|human|someone|somebody|agent|team)\b/i;

/**
 * Finds the published text that answers a question. It says nothing of its own: a passage, or that there is none.
 * @param passages what may be said
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
  return (asked) => {
    if (WANTS_PERSON.test(asked)) return { kind: 'unknown' };
    const question = asked.replace(ASKS_PRICE, 'price');
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
