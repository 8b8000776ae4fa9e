import { Media } from '../../media/media';
import { CardLink } from '../../ui/card-link';
import { ContentIcon } from '../../ui/icon/icon';
import { Heading, Text } from '../../ui/typography';
import { type BlockProps, TitledBand } from '../block-parts';
import * as styles from './feature-grid.css';

/** The column minus the padding of the cell. */
const SIZES = {
  wide: '(min-width: 1296px) 654px, (min-width: 1120px) calc((100vw - 24px) * 7 / 12 - 88px), calc(100vw - 80px)',
  narrow:
    '(min-width: 1296px) 442px, (min-width: 1120px) calc((100vw - 24px) * 5 / 12 - 88px), (min-width: 640px) calc(50vw - 72px), calc(100vw - 80px)',
};

/** Large cells in pairs, wide and narrow alternating, each with a sheet at its lower edge. */
export function FeatureGrid({ block, isHead }: BlockProps<'featureGrid'>) {
  return (
    <TitledBand block={block} isHead={isHead}>
      {block.cards.length > 0 ? (
        <ul className={styles.grid}>
          {block.cards.map(({ _key, title, description, icon, bed, href, image }, index) => {
            // The pairs are 7 + 5 columns, then 5 + 7.
            const span = index % 4 === 0 || index % 4 === 3 ? 'wide' : 'narrow';
            return (
              <li key={_key} className={`${styles.cell[bed ?? 'sunk']} ${styles.span[span]}`}>
                <div className={styles.words}>
                  <span className={styles.icon}>
                    <ContentIcon name={icon} size={26} />
                  </span>
                  <Heading level={3}>
                    <CardLink href={href}>{title}</CardLink>
                  </Heading>
                  <Text className={styles.description}>{description}</Text>
                </div>
                {image ? <Media media={image} sizes={SIZES[span]} className={styles.picture} /> : null}
              </li>
            );
          })}
        </ul>
      ) : null}
    </TitledBand>
  );
}
