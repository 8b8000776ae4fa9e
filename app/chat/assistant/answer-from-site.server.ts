import type { ChatTexts, PublishedAnswers } from '../../content/content-types';
import { defaultChatTexts } from '../panel/default-chat-texts';
import { answerPassages } from './answer-passages.server';
import { createFaqAssistant } from './faq-assistant.server';

type SiteAnswersOptions = {
  loadAnswers: () => Promise<PublishedAnswers>;
  /** The chat's texts; null where none are published. */
  loadTexts: () => Promise<ChatTexts | null>;
  siteUrl: string;
};

/**
 * The assistant for when no workflow is configured: it answers from what is published at the moment of the question, and
 * says where to ask a person what it has no answer to. Its index is made anew when the content has changed.
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
