import type { BlockOf } from '../../content-model/content-types';
import { Media } from '../../media/media';
import { CardGrid } from '../../ui/card-grid';
import { CardLink } from '../../ui/card-link';
import { Heading, Text } from '../../ui/typography';
import type { BlockProps } from '../block-props';
import { TitledBand } from '../titled-band';
import * as styles from './industry-grid.css';

/** The industries that the product serves, each with a link to its page. */
export function IndustryGrid({ block, isHead, ids = [] }: BlockProps<'industryGrid'>) {
  return (
    <TitledBand block={block} isHead={isHead}>
      <CardGrid columns={3} narrowColumns={2} rows="apart">
        {block.industries.map((industry, index) => (
          <IndustryCard key={industry._id} id={ids[index]} industry={industry} level={block.title ? 3 : 2} />
        ))}
      </CardGrid>
    </TitledBand>
  );
}

type IndustryCardProps = {
  /** Its anchor; undefined where the page already has it. */
  id?: string;
  industry: BlockOf<'industryGrid'>['industries'][number];
  /** 2 where the block itself has no title. */
  level: 2 | 3;
};

/** Three columns, two below 1120 px, except on phones. */
const SIZES =
  '(min-width: 1296px) 400px, (min-width: 1120px) calc((100vw - 96px) / 3), (min-width: 640px) calc(50vw - 32px), calc(50vw - 28px)';

/** One industry: drawing, name and a line. The whole card is clickable; only the name is the link's text. */
function IndustryCard({ id, industry, level }: IndustryCardProps) {
  return (
    <li id={id} className={styles.card}>
      <div className={styles.bed}>
        <Media media={industry.image} sizes={SIZES} />
      </div>
      <Heading level={level} look="h4" className={styles.title}>
        <CardLink href={industry.href}>{industry.title}</CardLink>
      </Heading>
      <Text look="small" className={styles.description}>
        {industry.description}
      </Text>
    </li>
  );
}
