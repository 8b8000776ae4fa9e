import { SplitBand } from '../../ui/band';
import { RuledRows } from '../../ui/ruled-rows';
import type { BlockProps } from '../block-props';
import { titleId } from '../title-id';

/** A title and its rows. */
export function RuledList({ block, isHead }: BlockProps<'ruledList'>) {
  return (
    <SplitBand
      id={block.anchor}
      headingId={titleId(block)}
      title={block.title}
      lead={block.lead}
      level={isHead ? 1 : 2}
    >
      <RuledRows rows={block.items} />
    </SplitBand>
  );
}
