import { blockIds, placeBlocks, titleId } from '../../blocks/block-ids';
import { type BlockItem, hasAllQuestions, itemsOf, questionsOf } from '../../blocks/block-items';
import type { PublishedAnswers } from '../../content/content-types';
import { richTextHeadings } from '../../ui/rich-text/portable-text';

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

type Document = PublishedAnswers['documents'][number];
type Page = Extract<Document, { _type: 'page' }>;
type Block = Page['blocks'][number];
type RichText = Extract<Document, { _type: 'article' }>['body'];

const MAX_CHARACTERS = 500;
/** Not e-mail and telephone, which replies do not link. */
const PAGE = /^(?:\/|https?:)/;
const SCHEME = /^[a-z]+:/i;

/** The passages of the published pages, articles and legal pages. FAQ items that no page shows are omitted. */
export function answerPassages({ documents, faq }: PublishedAnswers): Passage[] {
  const askedAs = new Map(faq.map((item) => [item._id, item.askedAs ?? []]));
  // Of equal passages the first is found: a question is cited where all of them stand.
  const sorted = [...documents].sort(
    (one, other) => Number(hasAllQuestions(other)) - Number(hasAllQuestions(one)),
  );
  const passages = sorted.flatMap((document) =>
    document._type === 'page' ? pagePassages(document, askedAs) : textPassages(document),
  );
  return passages.filter(({ lines }) => lines.length > 0);
}

function pagePassages(page: Page, askedAs: ReadonlyMap<string, string[]>): Passage[] {
  return placeBlocks(page.blocks).flatMap(({ block, takenIds }, index) => {
    if (index === 0) return [headPassage(page, block)];
    const anchor = block.anchor || titleId(block);
    const ids = blockIds(block, takenIds);
    switch (block._type) {
      case 'faqList':
      case 'faqGroups':
        return questionsOf(block, ids).map(({ item, id }) =>
          faqPassage(item, askedAs, at(page, id ?? anchor)),
        );
      default:
        return sectionPassages(page, anchor, block, itemsOf(block, ids));
    }
  });
}

/** What a page is about, in the sentence below its title. */
function headPassage(page: Page, head: Block): Passage {
  const lead = 'lead' in head && head.lead ? head.lead : 'title' in head ? head.title : null;
  const asked = [page.title, ...(page.askedAs ?? [])];
  return { asked, page: at(page), lines: texts(lead), isAnswer: (page.askedAs ?? []).length > 0 };
}

type FaqItem = Extract<Block, { _type: 'faqList' }>['items'][number];

function faqPassage(item: FaqItem, askedAs: ReadonlyMap<string, string[]>, page: Passage['page']): Passage {
  const asked = [item.question, ...(askedAs.get(item._id) ?? [])];
  return { asked, page, lines: textLines(item.answer), isAnswer: true };
}

/** A passage for the block, and one for each of its parts. */
function sectionPassages(page: Page, anchor: string, block: Block, items: BlockItem[]): Passage[] {
  const title = 'title' in block ? (block.title ?? '') : '';
  const lead = 'lead' in block ? block.lead : 'text' in block ? block.text : null;
  const names = items.flatMap((item) => texts(item.title)).map((name) => `- ${name}`);
  const whole = passage(page, anchor, title, [...texts(lead), ...(lead ? [] : names)]);
  // An item that leads to another page announces what that page says.
  const own = items.filter(({ href }) => !href || SCHEME.test(href));
  const parts = own.map((item) => {
    const lines = [...[item.description ?? []].flat(), ...(item.more ?? []).map((line) => `- ${line}`)];
    return passage(page, item.anchor ?? anchor, item.title ?? '', lines);
  });
  return [...(title === '' ? [] : [whole]), ...parts];
}

function passage(page: Document, anchor: string, title: string, lines: string[]): Passage {
  return { asked: [title], page: at(page, anchor), lines: shortened(lines), isAnswer: false };
}

/** The sections of an article or a legal page, and its summary. */
function textPassages(document: Exclude<Document, Page>): Passage[] {
  const summary = document._type === 'article' ? document.excerpt : document.summary;
  const asked = [document.title, ...(document.askedAs ?? [])];
  const head = { asked, page: at(document), lines: texts(summary), isAnswer: asked.length > 1 };
  const sections = richTextHeadings(document.body).map(({ key, id, text }) =>
    passage(document, id, text.replace(/^\d+\.\s*/, ''), sectionLines(document.body, key)),
  );
  return [head, ...sections];
}

/** The text below a heading, up to the next one. */
function sectionLines(body: RichText, key: string): string[] {
  const after = body.slice(body.findIndex((block) => block._key === key) + 1);
  const end = after.findIndex((block) => block._type !== 'block' || /^h\d$/.test(block.style ?? ''));
  return textLines(end === -1 ? after : after.slice(0, end));
}

/** Paragraphs and bullets of a text, with its links to pages as `[text](address)`. */
function textLines(blocks: ReadonlyArray<RichText[number] | FaqItem['answer'][number]>): string[] {
  return blocks.flatMap((block) => {
    if (block._type !== 'block') return [];
    const { listItem, markDefs, children } = block;
    const addressOf = (marks: readonly string[]) =>
      markDefs?.find(({ _key, href }) => marks.includes(_key) && PAGE.test(href ?? ''))?.href;
    const spans = (children ?? []).map(({ text, marks }) => {
      const address = addressOf(marks ?? []);
      return address ? `[${text}](${address})` : (text ?? '');
    });
    const line = spans.join('');
    return line.trim() === '' ? [] : [listItem ? `- ${line}` : line];
  });
}

const at = ({ title, path }: { title: string; path: string }, anchor?: string) => ({
  title,
  path: anchor ? `${path}#${anchor}` : path,
});
const texts = (text: string | null | undefined) => (text ? [text] : []);

/** The first lines, whole. */
function shortened(lines: string[]): string[] {
  let characters = 0;
  return lines.filter((line, index) => {
    characters += line.length;
    return index === 0 || characters <= MAX_CHARACTERS;
  });
}
