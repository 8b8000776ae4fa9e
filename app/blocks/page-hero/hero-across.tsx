import { Actions } from '../../ui/actions';
import { Heading } from '../../ui/heading';
import { Text } from '../../ui/text';
import type { HeroWords } from './hero-words';
import * as styles from './page-hero.css';

type HeroAcrossProps = HeroWords & {
  /** Below the words: the strip of the stair, a rule, or nothing. */
  ending: 'strip' | 'rule' | 'open';
};

/** A long title over eight columns; lead and actions in the other four, on the title's last line. */
export function HeroAcross({ title, lead, actions, headingId, level, ending }: HeroAcrossProps) {
  const links = actions ?? [];
  return (
    <div className={styles.across[ending]}>
      <Heading level={level} look="h1" id={headingId} className={styles.title}>
        {title}
      </Heading>
      {lead || links.length > 0 ? (
        <div className={styles.aside}>
          {lead ? <Text look="lead">{lead}</Text> : null}
          <Actions links={links} />
        </div>
      ) : null}
    </div>
  );
}
