import { TextLink } from '../../ui/actions';
import { CopyableAddress } from '../../ui/copyable-address';
import { IconTile } from '../../ui/icon/icon';
import { lines, rows, tallRow } from '../../ui/ruled-rows.css';
import { Heading, Text } from '../../ui/typography';
import { type BlockProps, SplitBand } from '../block-parts';

export function ContactMethods({ block, isHead }: BlockProps<'contactMethods'>) {
  return (
    <SplitBand block={block} isHead={isHead}>
      {block.methods.length > 0 ? (
        <ul className={rows}>
          {block.methods.map((method) => (
            <li key={method._key} className={tallRow}>
              <IconTile name={method.icon} />
              <div className={lines}>
                <Heading level={3} look="h4">
                  {method.title}
                </Heading>
                <Text look="small">{method.description}</Text>
                <CopyableAddress address={method.address} href={method.link.href} />
                <TextLink href={method.link.href} newTab={method.link.newTab}>
                  {method.link.label}
                </TextLink>
              </div>
            </li>
          ))}
        </ul>
      ) : null}
    </SplitBand>
  );
}
