import { Accordion } from '../../rich-text/accordion';
import { type BlockProps, SplitBand } from '../block-parts';

/** A few questions beside their title, with a link to all of them. */
export function FaqList({ block, isHead, ids = [] }: BlockProps<'faqList'>) {
  return (
    <SplitBand block={block} isHead={isHead}>
      <Accordion items={block.items} anchors={ids} />
    </SplitBand>
  );
}
