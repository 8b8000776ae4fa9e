import { isRecord } from '../../../protocol/is-record';
import type { RichTextValue } from '../../ui/rich-text/rich-text-value';

/** The pace of an adult reading on a screen, as the design assumes it. */
const WORDS_PER_MINUTE = 220;
const HAS_LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/**
 * How long a text takes to read.
 * @param body Portable Text: paragraphs, headings, lists, callouts and tables count, pictures do not
 * @returns whole minutes, rounded up, at least 1
 */
export function readingTime(body: RichTextValue | null | undefined): number {
  const words = (body ?? []).reduce((sum, block) => sum + countWords(textsOf(block)), 0);
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
}

function countWords(texts: string[]): number {
  const words = texts.flatMap((text) => text.split(/\s+/));
  return words.filter((word) => HAS_LETTER_OR_DIGIT.test(word)).length;
}

/** Spans of one paragraph are joined first: a bold syllable is no word of its own. */
function textsOf(block: object): string[] {
  const spans = 'children' in block ? listOf(block.children) : [];
  const paragraph = spans.map((span) => stringAt(span, 'text')).join('');
  const rows = 'rows' in block ? listOf(block.rows) : [];
  const cells = rows.flatMap((row) => (isRecord(row) ? listOf(row.cells) : []));
  const words = cells.filter((cell) => typeof cell === 'string');
  const fields = ['title', 'body', 'caption'].map((field) => stringAt(block, field));
  return [paragraph, ...fields, ...words];
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function stringAt(value: unknown, field: string): string {
  const found = isRecord(value) ? value[field] : undefined;
  return typeof found === 'string' ? found : '';
}
