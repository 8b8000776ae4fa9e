import type { ChatTexts, PublishedAnswers } from '../../content/content-types';
import { defaultChatTexts } from '../panel/default-chat-texts';
import { answerPassages } from './answer-passages.server';
import { THANKS } from './english-phrases';
import { createPassageFinder } from './find-passage.server';
import { wordsOf } from './words';

type SiteAnswersOptions = {
  loadAnswers: () => Promise<PublishedAnswers>;
  /** The chat's texts; null where none are published. */
  loadTexts: () => Promise<ChatTexts | null>;
};

/** Used where editors have written none. */
export const AWAY_MESSAGE =
  'I do not have an answer to that. The team can help: write to us from the contact page.';

/**
 * The assistant used when no workflow is configured. It generates no text: it answers with sentences of a published
 * page and a link to it, or says that it has no answer and links to the contact page. Its index is rebuilt when the
 * published content has changed.
 * @returns a function from a question to a reply; rejects with `ContentUnavailable`
 */
export function createSiteAnswers({ loadAnswers, loadTexts }: SiteAnswersOptions) {
  let indexed = { content: '', finder: createPassageFinder([]) };
  return async function answerFromSite(question: string): Promise<string> {
    const [answers, texts] = await Promise.all([loadAnswers(), loadTexts()]);
    const content = JSON.stringify(answers);
    if (content !== indexed.content)
      indexed = { content, finder: createPassageFinder(answerPassages(answers), answers.productName ?? '') };
    const find = await indexed.finder;
    const { greeting, contactLink } = texts ?? defaultChatTexts;
    const asked = question.replace(THANKS, '');
    const words = wordsOf(asked);
    const passage = words.length === 0 ? undefined : find(asked);
    if (passage) return [...passage.lines, link(passage.page.title, passage.page.path)].join('\n');
    if (words.length === 0 && asked !== question) return answers.thanksReply ?? greeting;
    // Signs and figures alone are no greeting.
    if (words.length === 0 && /\p{L}/u.test(question)) return greeting;
    return [answers.awayMessage ?? AWAY_MESSAGE, link(contactLink.label, contactLink.href)].join('\n');
  };
}

const link = (text: string, href: string) => `[${text}](${href})`;
