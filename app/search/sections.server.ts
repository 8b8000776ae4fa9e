import { blockIds, placeBlocks, titleId } from '../blocks/block-ids';
import { type BlockItem, hasAllQuestions, itemsOf, questionsOf } from '../blocks/block-items';
import type { Block, FaqItem, SearchedDocument } from '../content/content-types';
import { richTextLines, tableRows } from '../documents/rich-text-lines';
import type { PageText, Section } from '../page-text/page-text';
import { type RichTextValue, richTextHeadings } from '../ui/rich-text/portable-text';

type Page = Extract<SearchedDocument, { _type: 'page' }>;
/** Other words that visitors use for a question, by its id. */
export type AskedAs = ReadonlyMap<string, readonly string[]>;
/** A part of a page before its text is joined. */
type Part = Partial<Section> & { lines: string[] };
const textOf = (body: RichTextValue): Pick<Part, 'lines' | 'rows'> => ({
  lines: richTextLines(body),
  rows: tableRows(body),
});

/**
 * A document as the search index holds it: its head, then every part of it that has an address. What has none belongs
 * to the part before.
 * @param document without what is not visible, its placeholders filled
 */
export function searchDocument(document: SearchedDocument, askedAs: AskedAs): PageText {
  const { _id, title, path } = document;
  const parts = document._type === 'page' ? pageParts(document, askedAs) : textParts(document);
  const none = { parts: [], lead: [], rows: [], asked: [] };
  const sections = parts.map((part) => ({ ...none, ...part }));
  const kind = kindOf(document);
  return { id: _id, title, path, kind, hasAllQuestions: hasAllQuestions(document), sections };
}

function kindOf(document: SearchedDocument): PageText['kind'] {
  if (document._type === 'page') return 'page';
  if (document._type === 'legalPage') return 'legal';
  if (document._type === 'topic') return 'topic';
  return document.channel === 'news' ? 'news' : 'post';
}

function pageParts(page: Page, askedAs: AskedAs): Part[] {
  const titles: string[] = [];
  const lines: string[] = [];
  const others = placeBlocks(page.blocks).flatMap(({ block, takenIds }, index) => {
    const own = ownParts(block, blockIds(block, takenIds), askedAs);
    const part = blockPart(block, own !== undefined);
    if (index > 0 && part.heading && !own) return [part];
    // What has no title, or is the page's own head, has no address.
    if (index === 0 || !own) {
      titles.push(...(part.heading ? [part.heading] : []), ...(part.parts ?? []));
      lines.push(...(part.heading ? [part.heading] : []), ...part.lines);
    }
    return own ?? [];
  });
  return [{ ...asked(page.askedAs), parts: titles, lines }, ...others];
}

/** A block as one part: its title, and what it shows. */
function blockPart(block: Block, hasOwnParts: boolean): Part {
  const title = 'title' in block && block.title ? { heading: block.title } : {};
  const titles = itemsOf(block).flatMap((item) => item.title ?? []);
  return {
    ...title,
    anchor: block.anchor || titleId(block),
    ...(hasOwnParts ? {} : { parts: titles }),
    lines: [...leadOf(block), ...(hasOwnParts ? [] : blockLines(block))],
  };
}

/** The parts of a block that have addresses of their own, if any. */
function ownParts(
  block: Block,
  ids: ReadonlyArray<string | undefined>,
  askedAs: AskedAs,
): Part[] | undefined {
  switch (block._type) {
    case 'moduleSections':
      return block.sections.map(({ title, subTitle, description, bullets }, index) => {
        const points = bullets ?? [];
        const lines = [subTitle ?? '', description ?? '', ...points.map(itemLine)];
        return { heading: title, ...anchor(ids[index]), parts: points.map((point) => point.title), lines };
      });
    case 'faqList':
    case 'faqGroups':
      return questionsOf(block, ids).map(({ item, id }) => questionPart(item, id, askedAs));
    case 'prose':
      return headedParts(block.body, ids);
    default:
      return undefined;
  }
}

function questionPart({ _id, question, answer }: FaqItem, id: string | undefined, askedAs: AskedAs): Part {
  return {
    heading: question,
    ...anchor(id),
    ...asked(askedAs.get(_id)),
    ...textOf(answer),
    question: _id,
  };
}

const leadOf = (block: Block): string[] => {
  const lead = 'lead' in block ? block.lead : 'text' in block ? block.text : null;
  return lead ? [lead] : [];
};

function blockLines(block: Block): string[] {
  switch (block._type) {
    case 'stairHero':
      return block.courses.map(({ name, detail }) => `${name}: ${detail}`);
    case 'factsRow':
      return block.facts.map(({ figure, label }) => `${figure} ${label}`);
    case 'testimonialRow':
      return block.testimonials.map(
        ({ quote, name, designation, companyName }) => `${quote} ${name}, ${designation}, ${companyName}`,
      );
    case 'employeeQuotes':
      return block.quotes.map(({ quote, name, position }) => `${quote} ${name}, ${position}`);
    case 'prose':
      return [...richTextLines(untilHeading(block.body)), ...tableRows(untilHeading(block.body))];
    default:
      return itemsOf(block).map(itemLine);
  }
}

/** “Three-way match: invoice, order and receipt agree.” */
function itemLine({ title, description, more = [] }: BlockItem): string {
  const text = [description ?? []].flat().join(' ');
  return [[title, text].filter(Boolean).join(': '), ...more].join(' ');
}

function textParts(document: Exclude<SearchedDocument, Page>): Part[] {
  if (document._type === 'topic') return [{ lines: [document.description ?? ''] }];
  const summary = document._type === 'article' ? document.excerpt : document.summary;
  const text = textOf(untilHeading(document.body));
  const head = {
    ...asked(document.askedAs),
    ...text,
    lines: [summary ?? '', ...text.lines],
  };
  return [head, ...headedParts(document.body)];
}

/** The parts of a text that begin with a heading. */
function headedParts(
  body: RichTextValue,
  ids: ReadonlyArray<string | undefined> = richTextHeadings(body).map(({ id }) => id),
): Part[] {
  const headings = richTextHeadings(body);
  const starts = headings.map(({ key }) => body.findIndex((block) => block._key === key));
  return headings.map(({ text }, index) => ({
    heading: text.replace(/^\d+\.\s*/, ''),
    ...anchor(ids[index]),
    ...textOf(body.slice((starts[index] ?? 0) + 1, starts[index + 1])),
  }));
}

function untilHeading(body: RichTextValue): RichTextValue {
  const [first] = richTextHeadings(body);
  return first
    ? body.slice(
        0,
        body.findIndex(({ _key }) => _key === first.key),
      )
    : body;
}

const anchor = (id: string | undefined) => (id === undefined ? {} : { anchor: id });
const asked = (words: readonly string[] | null | undefined) =>
  words && words.length > 0 ? { asked: [...words] } : {};
