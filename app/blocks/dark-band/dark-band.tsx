import type { BlockProps } from '../block-props';
import { Statement } from '../titled-band';

/** A statement on the dark ground, with a product view. */
export function DarkBand(props: BlockProps<'darkBand'>) {
  return <Statement {...props} tone="base" />;
}
