import { type BlockProps, Statement } from '../block-parts';

/** A statement on the dark ground, with a product view. */
export function DarkBand(props: BlockProps<'darkBand'>) {
  return <Statement {...props} tone="base" />;
}
