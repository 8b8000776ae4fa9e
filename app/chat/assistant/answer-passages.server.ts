import type { PublishedAnswers } from '../../content/content-types';

/** A published text that can answer a question: its subject, its text, and its answer in the chat's format. */
export type Passage = { id: string; subject: string; text: string; answer: string };

type FaqAnswer = PublishedAnswers['faq'][number]['answer'];
type ModulePage = PublishedAnswers['modulePages'][number];
type ModuleSection = ModulePage['modules'][number]['sections'][number];

/**
 * The passages of the published content, in the lines of the chat's replies: paragraphs, `- ` bullets, and headings
 * that end with a colon.
 */
export function answerPassages({ faq, modulePages }: PublishedAnswers): Passage[] {
  return [
    ...faq.map(({ _id, question, answer }) => {
      const lines = answerLines(answer).join('\n');
      return { id: _id, subject: question, text: lines, answer: lines };
    }),
    ...modulePages.flatMap((page) =>
      page.modules.flatMap(({ sections }) => sections).map((section) => modulePassage(page, section)),
    ),
  ];
}

function answerLines(answer: FaqAnswer): string[] {
  return answer.map(({ listItem, children }) => {
    const text = (children ?? []).map((child) => child.text ?? '').join('');
    return listItem === null ? text : `- ${text}`;
  });
}

function modulePassage({ _id, title: page }: ModulePage, section: ModuleSection): Passage {
  const { _key, title, subTitle, description, bullets } = section;
  const points = (bullets ?? []).map((point) => `- ${point.title}: ${withoutStop(point.description)}`);
  const lines = [`${title}:`, description ?? subTitle, ...points, `More on the page “${page}”.`];
  return {
    id: `${_id}.${_key}`,
    subject: `${page} ${title} ${subTitle}`,
    text: [description ?? '', ...points].join('\n'),
    answer: lines.join('\n'),
  };
}

const withoutStop = (text: string) => text.replace(/\.$/, '');
