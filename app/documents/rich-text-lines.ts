import { listOf, type RichTextValue, textOf } from '../ui/rich-text/portable-text';

/** What a text says without its pictures and the rows of its tables: paragraphs, list items, captions, callouts and what introduces a calculator. */
export function richTextLines(body: RichTextValue): string[] {
  return body.flatMap((block) => {
    const fields: Record<string, unknown> = { ...block };
    switch (block._type) {
      case 'block':
        return textOf(block);
      case 'contentTable':
        return stringOf(fields.caption);
      case 'callout':
        return [stringOf(fields.title), stringOf(fields.body)];
      case 'valuationCalculator':
        return [stringOf(fields.title), stringOf(fields.lead)];
      default:
        return [];
    }
  });
}

/** The rows of the tables of a text. */
export const tableRows = (body: RichTextValue): string[] =>
  body.flatMap((block) =>
    block._type === 'contentTable' && 'rows' in block
      ? listOf(block.rows).map((row) => cells(row.cells))
      : [],
  );

const cells = (value: unknown) => (Array.isArray(value) ? value.map(stringOf).join(' ') : '');
const stringOf = (value: unknown) => (typeof value === 'string' ? value : '');
