import { Band } from '../../ui/band';
import { BlockHead } from '../../ui/block-head';
import type { BlockProps } from '../block-props';
import { titleId } from '../title-id';
import { FeatureCell } from './feature-cell';
import * as styles from './feature-grid.css';

/** Large cells in pairs, wide and narrow in turn, each with a sheet that stands on its lower edge. */
export function FeatureGrid({ block, isHead }: BlockProps<'featureGrid'>) {
  const headingId = titleId(block);
  return (
    <Band id={block.anchor || undefined} labelledBy={headingId}>
      <BlockHead id={headingId} title={block.title} lead={block.lead} level={isHead ? 1 : 2} />
      {block.cards.length > 0 ? (
        <ul className={styles.grid}>
          {block.cards.map((card, index) => (
            <FeatureCell key={card._key} card={card} index={index} />
          ))}
        </ul>
      ) : null}
    </Band>
  );
}
