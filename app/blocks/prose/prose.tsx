import { Band } from '../../ui/band';
import { RichText } from '../../ui/rich-text/rich-text';
import type { BlockProps } from '../block-props';

/** Running text of an editor, with whatever it holds. It has headings of its own and none from the block. */
export function Prose({ block, takenIds }: BlockProps<'prose'>) {
  if (block.body.length === 0) return null;
  return (
    <Band id={block.anchor ?? undefined} rhythm="module">
      <RichText value={block.body} takenIds={takenIds} />
    </Band>
  );
}
