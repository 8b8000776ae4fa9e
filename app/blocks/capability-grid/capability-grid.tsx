import { Band } from '../../ui/band';
import { BlockHead } from '../../ui/block-head';
import { CardGrid } from '../../ui/card-grid';
import type { BlockProps } from '../block-props';
import { titleId } from '../title-id';
import { CapabilityCard } from './capability-card';

/** What the product does for a trade, and what it does not do. */
export function CapabilityGrid({ block, isHead }: BlockProps<'capabilityGrid'>) {
  const headingId = titleId(block);
  return (
    <Band id={block.anchor || undefined} tone={block.bed} labelledBy={headingId}>
      <BlockHead id={headingId} title={block.title} lead={block.lead} level={isHead ? 1 : 2} />
      {block.cards.length > 0 ? (
        <CardGrid columns={3}>
          {block.cards.map((card) => (
            <CapabilityCard key={card._key} card={card} />
          ))}
        </CardGrid>
      ) : null}
    </Band>
  );
}
