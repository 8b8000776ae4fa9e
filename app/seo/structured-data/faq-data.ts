import { toPlainText } from '@portabletext/react';
import type { Block, FaqItem } from '../../content/content-types';
import { readableBlocks } from '../../ui/rich-text/readable-blocks';
import type { LinkedData } from './linked-data';

/**
 * The questions of a page that is about them (schema.org/FAQPage), as the page shows them. A few questions among other
 * content do not make one, and search engines want the same question marked once on a site.
 * @returns undefined for pages without grouped questions
 */
export function faqData(blocks: ReadonlyArray<Block>): LinkedData | undefined {
  const groups = blocks.flatMap((block) => (block._type === 'faqGroups' ? block.groups : []));
  const items = new Map(groups.flatMap(({ items }) => items).map((item) => [item._id, item]));
  const questions = [...items.values()].flatMap(question);
  return questions.length > 0 ? { '@type': 'FAQPage', mainEntity: questions } : undefined;
}

function question({ question: name, answer }: FaqItem): LinkedData[] {
  const text = toPlainText(readableBlocks(answer)).trim();
  if (name === '' || text === '') return [];
  return [{ '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text } }];
}
