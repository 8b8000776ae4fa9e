import { isRecord } from '../../protocol/is-record';
import type { BlockChange } from '../../protocol/page-blocks';
import { newKey } from '../schema/names/new-key';

/** A block as it is stored. */
export type StoredBlock = { _key: string; _type: string; [field: string]: unknown };

/** A patch of Studio's document operations. */
export type BlockPatch =
  | { unset: string[] }
  | { setIfMissing: { blocks: StoredBlock[] } }
  | { insert: { before?: string; after?: string; items: StoredBlock[] } };

/** The blocks of a page, in order. @param document the draft, or what is published */
export function blocksOf(document: Record<string, unknown> | null): StoredBlock[] {
  return Array.isArray(document?.blocks) ? document.blocks.filter(isBlock) : [];
}

function isBlock(value: unknown): value is StoredBlock {
  return isRecord(value) && typeof value._key === 'string' && typeof value._type === 'string';
}

/**
 * The patches that carry out a change of a page's blocks. They name blocks by their keys, so that they mean the same
 * blocks if another editor has changed the order meanwhile.
 * @param blocks of the page, in order
 * @returns none for a change that changes nothing, or of a block that is not there
 */
export function patchesFor(change: BlockChange, blocks: readonly StoredBlock[]): BlockPatch[] {
  const place = blocks.findIndex(({ _key }) => _key === change.key);
  const block = blocks[place];
  if (!block) return [];
  switch (change.change) {
    case 'up':
      return move(block, 'before', blocks[place - 1]);
    case 'down':
      return move(block, 'after', blocks[place + 1]);
    case 'move': {
      const [before, after] = [blocks[place - 1], blocks[place + 1]];
      const isThere = change.place === 'after' ? before?._key : after?._key;
      if (isThere === change.beside) return [];
      return move(
        block,
        change.place,
        blocks.find(({ _key }) => _key === change.beside),
      );
    }
    case 'duplicate': {
      // Two blocks with one link name would be an error of the page.
      const { anchor: _anchor, ...copy } = block;
      return [{ insert: { after: at(block._key), items: [{ ...copy, _key: newKey() }] } }];
    }
    case 'remove':
      return [{ unset: [at(block._key)] }];
    case 'add':
      return [];
  }
}

function move(block: StoredBlock, place: 'before' | 'after', beside: StoredBlock | undefined): BlockPatch[] {
  if (!beside || beside._key === block._key) return [];
  const items = [block];
  const where = at(beside._key);
  return [{ unset: [at(block._key)] }, { insert: { [place]: where, items } }];
}

/**
 * The patches that put a block where it was, or a new one where it is to be.
 * @param above keys of the blocks that are to be above it, in order; those that are gone do not count
 * @param blocks of the page, in order
 */
export function insertion(
  block: StoredBlock,
  above: readonly string[],
  blocks: readonly StoredBlock[],
): BlockPatch[] {
  const nearest = [...above].reverse().find((key) => blocks.some(({ _key }) => _key === key));
  const items = [block];
  if (nearest !== undefined) return [{ insert: { after: at(nearest), items } }];
  return [{ setIfMissing: { blocks: [] } }, { insert: { before: 'blocks[0]', items } }];
}

const at = (key: string) => `blocks[_key=="${key}"]`;
