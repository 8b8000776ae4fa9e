type Block = RichTextValue[number];

/** Longer texts are cut: a page must render with any imported content. */
const MAX_BLOCKS = 500;
const MAX_LIST_LEVEL = 10;

/**
 * Portable Text as its renderer needs it. Imported content may lack `marks`, `markDefs`, `children` or `text`, for
 * which the renderer drops the text or throws; here such a field becomes an empty one, and all text stays.
 * @param value any Portable Text, with missing fields; it is not changed
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
  const fields = new Map(Object.entries(block));
  const children = listOf(fields.get('children')).map(readableChild);
  const level = fields.get('level');
  const capped = typeof level === 'number' ? { level: Math.min(level, MAX_LIST_LEVEL) } : {};
  if (children.length === 0) return [];
  return [Object.assign({}, block, { children, markDefs: listOf(fields.get('markDefs')), ...capped })];
}

function readableChild(child: object): object {
  const fields = new Map(Object.entries(child));
  const type = fields.get('_type') ?? 'span';
  if (type !== 'span') return child;
  const text = fields.get('text');
  const marks: unknown = fields.get('marks');
  return {
    ...child,
    _type: type,
    text: typeof text === 'string' ? text : '',
    marks: Array.isArray(marks) ? marks.filter((mark) => typeof mark === 'string') : [],
  };
}

function listOf(value: unknown): object[] {
  if (!Array.isArray(value)) return [];
  const entries: unknown[] = value;
  return entries.filter((entry) => typeof entry === 'object' && entry !== null);
}

/** Portable Text as the site reads it: any array of keyed objects; components ignore unknown fields. */
export type RichTextValue = ReadonlyArray<{ _type: string; _key?: string }>;
