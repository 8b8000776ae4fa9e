import type { BlockProps } from '../block-props';
import { Statement } from '../titled-band';

/** A statement on the left, its picture on the right; mirrored below another. */
export function MediaRow(props: BlockProps<'mediaRow'>) {
  return <Statement {...props} />;
}
