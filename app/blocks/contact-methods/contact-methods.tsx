import { TextLink } from '../../ui/actions';
import { CopyableAddress } from '../../ui/copyable-address';
import { IconTile } from '../../ui/icon/icon';
import { Heading, Text } from '../../ui/typography';
import type { BlockProps } from '../block-props';
import { SplitBand } from '../titled-band';
import * as styles from './contact-methods.css';

/** The contact methods, row by row. */
export function ContactMethods({ block, isHead }: BlockProps<'contactMethods'>) {
  return (
    <SplitBand block={block} isHead={isHead} from={7}>
      <ul className={styles.methods}>
        {block.methods.map((method) => (
          <li key={method._key} className={styles.method}>
            <IconTile name={method.icon} />
            <div className={styles.words}>
              <Heading level={3} look="h4">
                {method.title}
              </Heading>
              <Text look="small">{method.description}</Text>
              <CopyableAddress address={method.address} href={method.link.href} />
              <TextLink href={method.link.href} newTab={method.link.newTab === true}>
                {method.link.label}
              </TextLink>
            </div>
          </li>
        ))}
      </ul>
    </SplitBand>
  );
}
