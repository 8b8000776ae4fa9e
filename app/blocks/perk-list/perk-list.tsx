import { ContentIcon } from '../../ui/icon/icon';
import { Text } from '../../ui/typography';
import { type BlockProps, SplitBand } from '../block-parts';
import * as styles from './perk-list.css';

export function PerkList({ block, isHead }: BlockProps<'perkList'>) {
  return (
    <SplitBand block={block} isHead={isHead} tone="base">
      {block.perks.length > 0 ? (
        <ul className={styles.perks}>
          {block.perks.map((perk) => (
            <li key={perk._key} className={styles.perk}>
              <span className={styles.icon}>
                <ContentIcon name={perk.icon} size={22} />
              </span>
              <div>
                {perk.title}
                {perk.description ? <Text look="small">{perk.description}</Text> : null}
              </div>
            </li>
          ))}
        </ul>
      ) : null}
    </SplitBand>
  );
}
