import { Accordion } from '../../ui/accordion';
import { SplitBand } from '../../ui/band';
import { RichText } from '../../ui/rich-text/rich-text';
import { blockIds } from '../block-ids';
import type { BlockProps } from '../block-props';
import { titleId } from '../title-id';

/** A few questions beside their title, with a link to all of them. */
export function FaqList({ block, isHead, takenIds }: BlockProps<'faqList'>) {
  const ids = blockIds(block, takenIds);
  return (
    <SplitBand
      id={block.anchor}
      headingId={titleId(block)}
      title={block.title}
      link={block.link}
      level={isHead ? 1 : 2}
    >
      <Accordion
        level={3}
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
