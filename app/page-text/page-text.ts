import { placeBlocks, titleId } from '../blocks/block-ids';
import type { SearchedDocument } from '../content-model/content-types';
import { richTextHeadings } from '../rich-text/portable-text';
import { readBlock } from './read-block';
import { readRichText } from './rich-text-lines';
import { addTo, emptySection, isSaid, type Section } from './section';

export type { Section } from './section';

/** What a page says, section by section: the one text that search and assistant read. */
export type PageText = {
  id: string;
  path: string;
  title: string;
  kind: 'page' | 'post' | 'news' | 'topic' | 'legal';
  hasAllQuestions: boolean;
  sections: Section[];
};

type Page = Extract<SearchedDocument, { _type: 'page' }>;
/** Other words that visitors use for a question, by its id. */
export type AskedAs = ReadonlyMap<string, readonly string[]>;

/**
 * The text of a page: its head, then each part that has an address. What has none belongs to the part before, blocks of
 * links alone to the head.
 * @param document without what is not visible, its placeholders filled
 * @param askedAs ways to ask, by a question's id
 */
export function pageText(document: SearchedDocument, askedAs: AskedAs): PageText {
  const { _id: id, title } = document;
  // Only documents with a path are read.
  const path = document.path ?? '';
  const isPage = document._type === 'page';
  const sections = isPage ? pageSections(document, askedAs) : textSections(document, askedAs);
  const hasAllQuestions = isPage && document.blocks.some(({ _type }) => _type === 'faqGroups');
  return { id, title, path, kind: kindOf(document), hasAllQuestions, sections };
}

function kindOf(document: SearchedDocument): PageText['kind'] {
  if (document._type === 'page') return 'page';
  if (document._type === 'legalPage') return 'legal';
  if (document._type === 'topic') return 'topic';
  return document.channel === 'news' ? 'news' : 'post';
}

function pageSections(page: Page, askedAs: AskedAs): Section[] {
  const head: Section = { ...emptySection(), asked: page.askedAs ?? [] };
  const [first, ...others] = placeBlocks(page.blocks);
  if (!first) return [head];
  const { section, own } = readBlock(first.block, page.path);
  addTo(head, section);
  return withBlocks([head, ...placed(own, first.ids, askedAs)], others, page.path, askedAs);
}

/** Adds what blocks say. */
function withBlocks(
  sections: Section[],
  blocks: ReturnType<typeof placeBlocks>,
  path: string,
  askedAs: AskedAs,
): Section[] {
  const [head = emptySection()] = sections;
  for (const { block, ids } of blocks) {
    const { section, own, isLinks } = readBlock(block, path);
    const before = sections.findLast(({ question }) => question === undefined) ?? head;
    const saysMore = isSaid(section) || section.parts.length > 0;
    if (isLinks) addTo(head, section);
    else if (!section.heading) addTo(before, section);
    else if (saysMore) sections.push({ ...section, anchor: block.anchor || titleId(block) });
    // A list of questions, a search field, logos: no more than the page's table of contents.
    else head.parts.push(section.heading);
    sections.push(...placed(own, ids, askedAs));
  }
  return sections;
}

/** The parts of a block at their ids, the last of its own. A question that is on the page twice is one. */
function placed(own: Section[], ids: ReadonlyArray<string | undefined>, askedAs: AskedAs): Section[] {
  return own.flatMap((section, index) => {
    const anchor = ids[ids.length - own.length + index];
    const asked = [...(askedAs.get(section.question ?? '') ?? [])];
    return anchor === undefined ? [] : { ...section, anchor, asked };
  });
}

function textSections(document: Exclude<SearchedDocument, Page>, askedAs: AskedAs): Section[] {
  const head = emptySection();
  const lead = leadOf(document);
  if (lead) head.lead.push(lead);
  if (document._type === 'topic') return [head];
  head.asked.push(...(document.askedAs ?? []));
  const sections = readRichText(document.body, head);
  const ids = richTextHeadings(document.body).map(({ id }) => id);
  const all = [head, ...sections.map((section, index) => ({ ...section, anchor: ids[index] }))];
  if (document._type === 'article') return all;
  return withBlocks(all, placeBlocks(document.blocks ?? [], ids), document.path, askedAs);
}

function leadOf(document: Exclude<SearchedDocument, Page>): string | null {
  if (document._type === 'article') return document.excerpt;
  return document._type === 'legalPage' ? document.summary : document.description;
}
