import { Block } from '../blocks/block';
import { blockIds } from '../blocks/block-ids';
import { titleId } from '../blocks/title-id';
import type { Block as BlockContent, ContentDocument, Navigation } from '../content/content-types';
import { reservedIds } from '../ui/element-ids';
import { Article } from './article';
import { Legal } from './legal';

export type DocumentProps = {
  document: ContentDocument;
  legalLinks: Navigation['legalLinks'] | undefined;
  path: string;
};

/** Renders a document of the content model, of any type. */
export function Document({ document, legalLinks, path }: DocumentProps) {
  switch (document._type) {
    case 'page':
      return placeBlocks(document.blocks).map(({ block, takenIds }, index) => (
        <Block key={block._key} block={block} isHead={index === 0} takenIds={takenIds} />
      ));
    case 'article':
      return <Article article={document} />;
    case 'legalPage':
      return <Legal document={document} legalLinks={legalLinks ?? []} path={path} />;
    default:
      return document satisfies never;
  }
}

type PlacedBlock = { block: BlockContent; takenIds: ReadonlySet<string> };

/**
 * Assigns element ids to the blocks of a page, so that each id occurs once for any content: two blocks with the same
 * heading, a person quoted twice, a duplicate anchor.
 * @param blocks the page's blocks, in order
 * @returns the same blocks, each with the ids that it must not use; a block whose own anchor is taken has none
 */
export function placeBlocks(blocks: ReadonlyArray<BlockContent>): PlacedBlock[] {
  const taken = new Set([...reservedIds, ...blocks.map(titleId)]);
  // Anchors are chosen by hand and linked to: they have priority over ids generated from text.
  const anchored = blocks.map((block) => withFreeAnchor(block, taken));
  return anchored.map((block) => {
    const takenIds = new Set(taken);
    for (const id of blockIds(block, takenIds)) if (id) taken.add(id);
    return { block, takenIds };
  });
}

function withFreeAnchor(block: BlockContent, taken: Set<string>): BlockContent {
  if (!block.anchor) return block;
  if (taken.has(block.anchor)) return Object.assign({}, block, { anchor: null });
  taken.add(block.anchor);
  return block;
}
