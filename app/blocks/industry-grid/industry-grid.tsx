import { Media } from '../../media/media';
import { CardGrid } from '../../ui/card-grid';
import { CardLink } from '../../ui/card-link';
import { Heading, Text } from '../../ui/typography';
import { type BlockProps, TitledBand } from '../block-parts';
import * as styles from './industry-grid.css';

/** Three columns, two below 1120 px, except on phones. */
const SIZES =
  '(min-width: 1296px) 400px, (min-width: 1120px) calc((100vw - 96px) / 3), (min-width: 640px) calc(50vw - 32px), calc(50vw - 28px)';

export function IndustryGrid({ block, isHead, ids = [] }: BlockProps<'industryGrid'>) {
  return (
    <TitledBand block={block} isHead={isHead}>
      <CardGrid columns={3} narrowColumns={2} rows="apart">
        {block.industries.map(({ _id, image, href, title, description }, index) => (
          <li key={_id} id={ids[index]} className={styles.card}>
            <div className={styles.bed}>
              <Media media={image} sizes={SIZES} />
            </div>
            <Heading level={block.title ? 3 : 2} look="h4" className={styles.title}>
              <CardLink href={href}>{title}</CardLink>
            </Heading>
            <Text look="small" className={styles.description}>
              {description}
            </Text>
          </li>
        ))}
      </CardGrid>
    </TitledBand>
  );
}
