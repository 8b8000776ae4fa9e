import { listOf, type RichTextValue, richTextHeadings } from '../rich-text/portable-text';
import { emptySection, type Section } from './section';

/** Of a heading: legal texts count their parts. */
const NUMBER = /^\d+\.\s*/;

/**
 * Reads a rich text by its headings.
 * @param before gets what comes before the first heading
 * @returns a section for each heading, in the order of `richTextHeadings`
 */
export function readRichText(body: RichTextValue, before: Section): Section[] {
  const headings = new Map(richTextHeadings(body).map(({ key, text }) => [key, text]));
  const sections: Section[] = [];
  for (const block of body) {
    const heading = headings.get(block._key ?? '');
    const section = sections.at(-1) ?? before;
    if (heading !== undefined) sections.push({ heading: heading.replace(NUMBER, ''), ...emptySection() });
    else {
      section.lines.push(...richTextLines([block]));
      section.rows.push(...tableRows([block]));
    }
  }
  return sections;
}

/** Other addresses, such as those of e-mail, are no links in a reply of the chat. */
const PAGE = /^(?:\/|https?:)/;

/** The lines without the rows of tables; links to pages as `[text](href)`. */
export const richTextLines = (body: RichTextValue): string[] =>
  body.map(lineOf).filter((line) => line.trim() !== '');

function lineOf(block: RichTextValue[number]): string {
  const { media, caption, title, lead, body }: Record<string, unknown> = { ...block };
  switch (block._type) {
    case 'block':
      return linkedText(block);
    case 'figure':
      return captionOf(media);
    case 'contentTable':
      return stringOf(caption);
    default:
      return [title, lead, body].map(stringOf).filter(Boolean).join(': ');
  }
}

export const tableRows = (body: RichTextValue): string[] =>
  body.flatMap((block) =>
    block._type === 'contentTable' && 'rows' in block
      ? listOf(block.rows).map((row) => cells(row.cells))
      : [],
  );

/** The caption of a picture, if it is visible: that of a product view is read out only. */
export function captionOf(media: unknown): string {
  const [{ source, caption }] = [listOf([media])[0] ?? {}];
  return source === 'view' ? '' : stringOf(caption);
}

/** The text of a paragraph; a link of several spans is one. */
function linkedText(block: object): string {
  const { children, markDefs }: Record<string, unknown> = { ...block };
  const hrefs = new Map(listOf(markDefs).map(({ _key, href }) => [_key, stringOf(href)]));
  const pieces: { text: string; href: string | undefined }[] = [];
  for (const { text, marks } of listOf(children)) {
    const links = Array.isArray(marks) ? marks.map((mark) => hrefs.get(mark)) : [];
    const href = links.find((link) => link !== undefined && PAGE.test(link));
    const last = pieces.at(-1);
    if (last && last.href === href) last.text += stringOf(text);
    else pieces.push({ text: stringOf(text), href });
  }
  return pieces.map(({ text, href }) => (href ? `[${text}](${href})` : text)).join('');
}

const cells = (value: unknown) => (Array.isArray(value) ? value.map(stringOf).join(' ') : '');
const stringOf = (value: unknown) => (typeof value === 'string' ? value : '');
