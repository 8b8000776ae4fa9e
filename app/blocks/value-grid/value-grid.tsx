import { isTone } from '../../../protocol/content-names';
import { Bed, columnSizes } from '../../media/media';
import { tone } from '../../theme/tone.css';
import { CardGrid } from '../../ui/card-grid';
import { Heading, Text } from '../../ui/typography';
import { type BlockProps, TitledBand } from '../block-parts';
import * as styles from './value-grid.css';

/** The company's values, each with a drawing or on its own bed. */
export function ValueGrid({ block, isHead, ids = [] }: BlockProps<'valueGrid'>) {
  return (
    <TitledBand block={block} isHead={isHead}>
      <CardGrid columns={3} middleColumns={block.values.length === 3 ? 3 : 2} rows="apart">
        {block.values.map(({ _id, title, description, hasImage, image, color }, index) => {
          const picture = hasImage ? image : null;
          const plain = `${styles.plain} ${tone[isTone(color) ? color : 'iron']}`;
          return (
            <li key={_id} id={ids[index]} className={picture ? styles.pictured : plain}>
              {picture ? <Bed media={picture} sizes={columnSizes(4, 6)} /> : null}
              <div className={styles.words}>
                <Heading level={3}>{title}</Heading>
                <Text>{description}</Text>
              </div>
            </li>
          );
        })}
      </CardGrid>
    </TitledBand>
  );
}
