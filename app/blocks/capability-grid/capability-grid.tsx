import type { BlockOf } from '../../content-model/content-types';
import { tone as solid } from '../../theme/tone.css';
import { CardGrid } from '../../ui/card-grid';
import { CardLink } from '../../ui/card-link';
import { Icon, IconTile } from '../../ui/icon/icon';
import { Tag } from '../../ui/tag';
import { Heading, Text } from '../../ui/typography';
import { type BlockProps, TitledBand } from '../block-parts';
import * as styles from './capability-grid.css';

/** What the product does and does not do for an industry. */
export function CapabilityGrid({ block, isHead }: BlockProps<'capabilityGrid'>) {
  return (
    <TitledBand block={block} isHead={isHead} tone={block.bed}>
      <CardGrid columns={3}>
        {block.cards.map((card) => (
          <CapabilityCard key={card._key} card={card} />
        ))}
      </CardGrid>
    </TitledBand>
  );
}

/** One capability. If it is not enabled a text says so, never colour alone. */
function CapabilityCard({ card }: { card: BlockOf<'capabilityGrid'>['cards'][number] }) {
  const bullets = card.bullets ?? [];
  const tone = card.enabled ? 'ink2' : 'ink3';
  return (
    <li className={card.enabled ? `${styles.card} ${solid[card.color]}` : styles.disabledCard}>
      <div className={styles.tile}>
        <IconTile name={card.icon} />
      </div>
      <Heading level={3} look="h4" className={card.enabled ? styles.title : styles.disabledTitle}>
        <CardLink href={card.href}>{card.title}</CardLink>
      </Heading>
      {card.notAvailable ? (
        <div className={styles.tag}>
          <Tag>{card.notAvailable}</Tag>
        </div>
      ) : null}
      <Text look="small" tone={tone} className={styles.description}>
        {card.description}
      </Text>
      {bullets.length > 0 ? (
        <ul className={styles.bullets}>
          {bullets.map((bullet, index) => (
            <li key={index} className={styles.bullet}>
              <span className={card.enabled ? styles.mark : styles.disabledMark}>
                <Icon name={card.enabled ? 'check' : 'minus'} size={18} />
              </span>
              <Text as="span" look="small" tone={tone}>
                {bullet}
              </Text>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}
