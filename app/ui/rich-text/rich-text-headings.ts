import { headingId, reservedIds } from '../../../protocol/element-ids';
import { type RichTextValue, textOf } from './portable-text';

export type RichTextHeading = { key: string; id: string; text: string; level: 2 | 3 };

const levels = new Map<unknown, 2 | 3>([
  ['h2', 2],
  ['h3', 3],
]);

/**
 * The headings of a rich text in reading order, with the ids that `RichText` prints on them: for a side index.
 * @param value Portable Text; headings without text or key are omitted
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
