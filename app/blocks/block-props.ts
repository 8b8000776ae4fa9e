import type { BlockName, BlockOf } from '../content/content-types';

/** What every block's view is given: its own data, and whether it is the head of the page (and holds the one h1). */
export type BlockProps<Name extends BlockName> = { block: BlockOf<Name>; isHead: boolean };
