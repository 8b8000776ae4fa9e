import { type BlockProps, Statement } from '../block-parts';

/** A statement on the left, its picture on the right; mirrored below another. */
export function MediaRow(props: BlockProps<'mediaRow'>) {
  return <Statement {...props} />;
}
