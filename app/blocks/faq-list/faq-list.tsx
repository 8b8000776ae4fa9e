import { Accordion } from '../../ui/accordion';
import { RichText } from '../../ui/rich-text/rich-text';
import { blockIds } from '../block-ids';
import type { BlockProps } from '../block-props';
import { SplitBand } from '../titled-band';

/** A few questions beside their title, with a link to all of them. */
export function FaqList({ block, isHead, takenIds }: BlockProps<'faqList'>) {
  const ids = blockIds(block, takenIds);
  return (
    <SplitBand block={block} isHead={isHead}>
      <Accordion
        items={block.items.map((item, index) => ({
          id: item._id,
          anchor: ids[index],
          question: item.question,
          answer: <RichText value={item.answer} />,
        }))}
      />
    </SplitBand>
  );
}
