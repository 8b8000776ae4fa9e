import { Band } from '../../ui/band';
import { BlockHead } from '../../ui/block-head';
import { CardGrid } from '../../ui/card-grid';
import { blockIds } from '../block-ids';
import type { BlockProps } from '../block-props';
import { titleId } from '../title-id';
import { IndustryCard } from './industry-card';

/** The trades that the product serves, each a way to its own page. */
export function IndustryGrid({ block, isHead, takenIds }: BlockProps<'industryGrid'>) {
  const headingId = titleId(block);
  const { title } = block;
  const ids = blockIds(block, takenIds);
  return (
    <Band id={block.anchor || undefined} labelledBy={title ? headingId : undefined}>
      {title ? <BlockHead id={headingId} title={title} lead={block.lead} level={isHead ? 1 : 2} /> : null}
      {block.industries.length > 0 ? (
        <CardGrid columns={3} narrowColumns={2} rows="apart">
          {block.industries.map((industry, index) => (
            <IndustryCard key={industry._id} id={ids[index]} industry={industry} level={title ? 3 : 2} />
          ))}
        </CardGrid>
      ) : null}
    </Band>
  );
}
