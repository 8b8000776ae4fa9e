import { listOf, type RichTextValue } from '../rich-text/portable-text';

/** Other addresses, such as those of e-mail, are no links in a reply of the chat. */
const PAGE = /^(?:\/|https?:)/;

/**
 * What a text says without the rows of its tables: paragraphs, list items, captions, callouts and what introduces a
 * calculator, with its links to pages as `[text](href)`.
 */
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

/** The rows of the tables of a text. */
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
