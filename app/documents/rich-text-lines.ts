import { listOf, type RichTextValue, textOf } from '../ui/rich-text/portable-text';

/** What a text says without its pictures: paragraphs, list items, table rows, captions, callouts and what introduces a calculator. */
export function richTextLines(body: RichTextValue): string[] {
  return body.flatMap((block) => {
    const fields: Record<string, unknown> = { ...block };
    switch (block._type) {
      case 'block':
        return textOf(block);
      case 'contentTable':
        return [stringOf(fields.caption), ...listOf(fields.rows).map((row) => cells(row.cells))];
      case 'callout':
        return [stringOf(fields.title), stringOf(fields.body)];
      case 'valuationCalculator':
        return [stringOf(fields.title), stringOf(fields.lead)];
      default:
        return [];
    }
  });
}

const cells = (value: unknown) => (Array.isArray(value) ? value.map(stringOf).join(' ') : '');
const stringOf = (value: unknown) => (typeof value === 'string' ? value : '');
