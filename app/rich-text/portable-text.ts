import { headingId, reservedIds } from '../../protocol/element-ids';
import { isRecord } from '../../protocol/is-record';

type Block = RichTextValue[number];

/** Longer texts are cut: a page must render with any imported content. */
const MAX_BLOCKS = 500;
const MAX_LIST_LEVEL = 10;

/**
 * Portable Text as its renderer needs it. Imported content may lack `marks`, `markDefs`, `children` or `text`, for
 * which the renderer drops the text or throws; here such a field becomes an empty one, and all text stays.
 * @returns at most 500 blocks, list items at most 10 levels deep
 */
export function readableBlocks(value: ReadonlyArray<Block | null> | null | undefined): Block[] {
  const blocks = (value ?? []).filter((block) => block !== null && typeof block === 'object');
  return blocks
    .slice(0, MAX_BLOCKS)
    .flatMap((block) => (block._type === 'block' ? readableBlock(block) : block));
}

/** A text by its section titles (h2); what comes before the first one has none. */
export function sectionsOf(blocks: readonly Block[]): { title?: Block; text: Block[] }[] {
  const sections: { title?: Block; text: Block[] }[] = [];
  for (const block of blocks) {
    if ('style' in block && block.style === 'h2') sections.push({ title: block, text: [] });
    else if (sections.length === 0) sections.push({ text: [block] });
    else sections.at(-1)?.text.push(block);
  }
  return sections;
}

function readableBlock(block: Block): Block[] {
  const { children, markDefs, level }: Record<string, unknown> = { ...block };
  const spans = listOf(children).map(readableChild);
  const capped = typeof level === 'number' ? { level: Math.min(level, MAX_LIST_LEVEL) } : {};
  return spans.length === 0
    ? []
    : [Object.assign({}, block, { children: spans, markDefs: listOf(markDefs), ...capped })];
}

function readableChild(child: Record<string, unknown>): object {
  const { _type, text, marks } = child;
  if ((_type ?? 'span') !== 'span') return child;
  return {
    ...child,
    _type: 'span',
    text: typeof text === 'string' ? text : '',
    marks: Array.isArray(marks) ? marks.filter((mark) => typeof mark === 'string') : [],
  };
}

/** The records of a list in any content. */
export const listOf = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : []);

/** The text of a block: spans of one word may differ in style. */
function textOf(block: object): string {
  const spans = 'children' in block ? listOf(block.children) : [];
  return spans.map(({ text }) => (typeof text === 'string' ? text : '')).join('');
}

export type RichTextHeading = { key: string; id: string; text: string; level: 2 | 3 };

const levels = new Map<unknown, 2 | 3>([
  ['h2', 2],
  ['h3', 3],
]);

/**
 * The headings of a rich text in reading order, with their ids. Those without text or key are omitted.
 * @param takenIds ids already on the page, including the frame's
 */
export function richTextHeadings(
  value: RichTextValue | null | undefined,
  takenIds: ReadonlySet<string> = reservedIds,
): RichTextHeading[] {
  const taken = new Set(takenIds);
  return (value ?? []).flatMap((block) => {
    const level = levels.get('style' in block ? block.style : undefined);
    const text = textOf(block).trim();
    if (block._type !== 'block' || !level || !block._key || text === '') return [];
    return [{ key: block._key, id: headingId(text, taken), text, level }];
  });
}

/** Portable Text as the site reads it: any array of keyed objects; components ignore unknown fields. */
export type RichTextValue = ReadonlyArray<{ _type: string; _key?: string }>;
