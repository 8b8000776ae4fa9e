import { RichTextRows } from '../../rich-text/rich-text';
import { Band } from '../../ui/band';
import type { BlockProps } from '../block-parts';

/** An editor's rich text. It has its own headings; the block adds none. */
export function Prose({ block, ids }: BlockProps<'prose'>) {
  if (block.body.length === 0) return null;
  return (
    <Band id={block.anchor}>
      <RichTextRows value={block.body} ids={ids} />
    </Band>
  );
}
