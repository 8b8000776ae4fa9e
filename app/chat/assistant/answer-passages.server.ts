import type { PublishedAnswers } from '../../content/content-types';
import { pageText } from '../../page-text/page-text';
import type { Section } from '../../page-text/section';

/** A published text that can answer a question, in the words of its page. */
export type Passage = {
  /** Questions and titles that it answers. */
  asked: string[];
  /** The page, and the part of it, that holds the text. */
  page: { title: string; path: string };
  /** Lines of a reply: paragraphs, and bullets that begin with `- `. */
  lines: string[];
  /** Written as an answer to its questions, unlike a section of a page. */
  isAnswer: boolean;
};

const MAX_CHARACTERS = 500;

/** The passages of the published pages, articles and legal pages. FAQ items that no page shows are omitted. */
export function answerPassages({ documents, faq }: PublishedAnswers): Passage[] {
  const askedAs = new Map(faq.map((item) => [item._id, item.askedAs ?? []]));
  const pages = documents.map((document) => pageText(document, askedAs));
  // Of equal passages the first is found: a question is cited where all of them stand.
  const sorted = pages.toSorted((one, other) => Number(other.hasAllQuestions) - Number(one.hasAllQuestions));
  const passages = sorted.flatMap(({ title, path, sections }) =>
    sections.flatMap((section) => passagesOf(section, { title, path })),
  );
  return passages.filter(({ lines }) => lines.length > 0);
}

/** A passage for the section, and one for each of its parts. */
function passagesOf(section: Section, { title, path }: Passage['page']): Passage[] {
  const { heading, anchor, parts, lead, lines, asked, question } = section;
  const page = { title, path: anchor ? `${path}#${anchor}` : path };
  const isAnswer = question !== undefined || asked.length > 0;
  if (question !== undefined) return [{ asked: [heading ?? '', ...asked], page, lines, isAnswer }];
  const items = parts.flatMap((part) => {
    const said = lines.filter((line) => line.startsWith(`${part}: `));
    return said.map((line) => ({ part, line: line.slice(part.length + 2) }));
  });
  const own = lines.filter((line) => !parts.some((part) => line.startsWith(`${part}: `)));
  const names = lead.length + own.length > 0 ? [] : parts.map((part) => `- ${part}`);
  return [
    { asked: [heading ?? title, ...asked], page, lines: shortened([...lead, ...own, ...names]), isAnswer },
    ...items.map(({ part, line }) => ({ asked: [part], page, lines: [line], isAnswer: false })),
  ];
}

/** The first lines, whole. */
function shortened(lines: string[]): string[] {
  let characters = 0;
  return lines.filter((line, index) => {
    characters += line.length;
    return index === 0 || characters <= MAX_CHARACTERS;
  });
}
