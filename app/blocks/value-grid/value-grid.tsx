import type { BlockOf } from '../../content/content-types';
import { isTone } from '../../theme/tone';
import { Band } from '../../ui/band/band';
import { Bed } from '../../ui/bed/bed';
import { BlockHead } from '../../ui/block-head/block-head';
import { CardGrid } from '../../ui/card-grid/card-grid';
import { Heading } from '../../ui/heading/heading';
import { columnSizes } from '../../ui/media/column-sizes';
import { Text } from '../../ui/text/text';
import type { BlockProps } from '../block-props';
import * as styles from './value-grid.css';

/** What the company holds to, each with a drawing or on a bed of its own. */
export function ValueGrid({ block, isHead }: BlockProps<'valueGrid'>) {
  const headingId = `title-${block._key}`;
  return (
    <Band id={block.anchor ?? undefined} labelledBy={headingId}>
      <BlockHead id={headingId} title={block.title} level={isHead ? 1 : 2} />
      <CardGrid columns={3}>
        {block.values.map((value) => (
          <Value key={value._id} value={value} />
        ))}
      </CardGrid>
    </Band>
  );
}

function Value({ value }: { value: BlockOf<'valueGrid'>['values'][number] }) {
  const words = (
    <>
      <Heading level={3}>{value.title}</Heading>
      <Text>{value.description}</Text>
    </>
  );
  if (!value.hasImage || !value.image) {
    return (
      <li id={value.id} className={styles.plain[isTone(value.color) ? value.color : 'iron']}>
        {words}
      </li>
    );
  }
  return (
    <li id={value.id} className={styles.pictured}>
      <Bed media={value.image} sizes={columnSizes(4, 6)} />
      <div className={styles.words}>{words}</div>
    </li>
  );
}
