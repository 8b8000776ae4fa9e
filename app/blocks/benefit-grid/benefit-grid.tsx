import { tone } from '../../theme/tone.css';
import { CardGrid } from '../../ui/card-grid';
import { ContentIcon } from '../../ui/icon/icon';
import { Heading, Text } from '../../ui/typography';
import { type BlockProps, TitledBand } from '../block-parts';
import * as styles from './benefit-grid.css';

/** Benefits for the users: short cards without a box, each under a mineral rule. */
export function BenefitGrid({ block, isHead }: BlockProps<'benefitGrid'>) {
  return (
    <TitledBand block={block} isHead={isHead}>
      <CardGrid columns={4} rows="apart">
        {block.cards.map((card) => (
          <li key={card._key} className={`${styles.card} ${tone[card.color]}`}>
            <span className={styles.icon}>
              <ContentIcon name={card.icon} size={26} />
            </span>
            <Heading level={3} look="h4">
              {card.title}
            </Heading>
            <Text look="small">{card.description}</Text>
          </li>
        ))}
      </CardGrid>
    </TitledBand>
  );
}
