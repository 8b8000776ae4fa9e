import { blockIds } from '../blocks/block-ids';
import { titleId } from '../blocks/title-id';
import type { Block } from '../content/content-types';
import { reservedIds } from '../ui/rich-text/reserved-ids';

export type PlacedBlock = { block: Block; takenIds: ReadonlySet<string> };

/**
 * Settles which block of a page may use which element ids, so that none stands on it twice, whatever editors put
 * together: two blocks with one heading, one person quoted twice, an anchor given twice.
 * @param blocks the page's blocks, in order
 * @returns the same blocks, each with the ids that it must not use; a block whose own anchor is taken has none
 */
export function placeBlocks(blocks: ReadonlyArray<Block>): PlacedBlock[] {
  const taken = new Set([...reservedIds, ...blocks.map(titleId)]);
  // Anchors are chosen by hand and linked to: they come before ids made from the words of any block above.
  const anchored = blocks.map((block) => withFreeAnchor(block, taken));
  return anchored.map((block) => {
    const takenIds = new Set(taken);
    for (const id of blockIds(block, takenIds)) if (id) taken.add(id);
    return { block, takenIds };
  });
}

function withFreeAnchor(block: Block, taken: Set<string>): Block {
  if (!block.anchor) return block;
  if (taken.has(block.anchor)) return Object.assign({}, block, { anchor: null });
  taken.add(block.anchor);
  return block;
}
