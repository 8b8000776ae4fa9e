import { Container, Section } from '../../ui/band';
import { Text } from '../../ui/typography';
import type { BlockProps } from '../block-parts';
import * as styles from './facts-row.css';

/** A few figures side by side. It has no heading: it continues the block above. */
export function FactsRow({ block }: BlockProps<'factsRow'>) {
  if (block.facts.length === 0) return null;
  return (
    <Section id={block.anchor}>
      <Container>
        <dl className={styles.row}>
          {block.facts.map((fact) => (
            <div key={fact._key} className={styles.cell}>
              <dt>
                <Text as="div" look="small">
                  {fact.label}
                </Text>
              </dt>
              <dd className={styles.figure}>{fact.figure}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </Section>
  );
}
