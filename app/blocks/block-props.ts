import type { BlockName, BlockOf } from '../content/content-types';

/** What every block's view is given. */
export type BlockProps<Name extends BlockName> = {
  /** Its own data. */
  block: BlockOf<Name>;
  /** Whether it is the head of the page, and holds the one h1. */
  isHead: boolean;
  /** Element ids that the page's frame and the blocks above it have taken. */
  takenIds?: ReadonlySet<string>;
};
