import { mailAddress } from './safe-href';
import { Text } from './typography';
import { address as addressStyle } from './typography.css';

type CopyableAddressProps = {
  /** As printed; without it the address of an e-mail link. */
  address?: string | null;
  href: string;
};

/** An address as text, to be copied: not every machine opens `mailto:` and `tel:`. Renders nothing without one. */
export function CopyableAddress({ address, href }: CopyableAddressProps) {
  const printed = address || mailAddress(href);
  if (!printed) return null;
  return (
    <Text look="small" className={addressStyle}>
      <bdi>{printed}</bdi>
    </Text>
  );
}
