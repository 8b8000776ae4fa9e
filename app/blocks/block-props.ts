import type { BlockName, BlockOf } from '../content-model/content-types';

/** Props of every block's component. */
export type BlockProps<Name extends BlockName> = {
  block: BlockOf<Name>;
  /** Whether it is first on the page, and contains the only h1. */
  isHead: boolean;
  /** Of its parts, as `blockIds` gives them. */
  ids?: ReadonlyArray<string | undefined>;
  /** Whether its picture is on the other side than that of the block above it. */
  isMirrored?: boolean;
};
