import { isTone } from '../../../protocol/content-names';
import type { BlockOf } from '../../content-model/content-types';
import { columnSizes } from '../../media/image-source';
import { Bed } from '../../media/text-and-media';
import { tone } from '../../theme/tone.css';
import { CardGrid } from '../../ui/card-grid';
import { Heading, Text } from '../../ui/typography';
import type { BlockProps } from '../block-props';
import { TitledBand } from '../titled-band';
import * as styles from './value-grid.css';

/** The company's values, each with a drawing or on its own bed. */
export function ValueGrid({ block, isHead, ids = [] }: BlockProps<'valueGrid'>) {
  return (
    <TitledBand block={block} isHead={isHead}>
      <CardGrid columns={3} middleColumns={block.values.length === 3 ? 3 : 2} rows="apart">
        {block.values.map((value, index) => (
          <Value key={value._id} value={value} id={ids[index]} />
        ))}
      </CardGrid>
    </TitledBand>
  );
}

type ValueProps = { value: BlockOf<'valueGrid'>['values'][number]; id?: string };

function Value({ value, id }: ValueProps) {
  const words = (
    <>
      <Heading level={3}>{value.title}</Heading>
      <Text>{value.description}</Text>
    </>
  );
  if (!value.hasImage || !value.image) {
    return (
      <li id={id} className={`${styles.plain} ${tone[isTone(value.color) ? value.color : 'iron']}`}>
        {words}
      </li>
    );
  }
  return (
    <li id={id} className={styles.pictured}>
      <Bed media={value.image} sizes={columnSizes(4, 6)} />
      <div className={styles.words}>{words}</div>
    </li>
  );
}
