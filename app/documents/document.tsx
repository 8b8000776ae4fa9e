import { Block } from '../blocks/block';
import { placeBlocks } from '../blocks/block-ids';
import type { Block as BlockData, ContentDocument, Navigation } from '../content-model/content-types';
import { richTextHeadings } from '../rich-text/portable-text';
import { EditAttributes } from '../ui/band';
import { Article } from './article';
import { Legal } from './legal';
import { Topic } from './topic';

export type DocumentProps = {
  document: ContentDocument;
  legalLinks: Navigation['legalLinks'] | undefined;
  path: string;
};

export function Document({ document, legalLinks, path }: DocumentProps) {
  switch (document._type) {
    case 'page':
      return <Blocks blocks={document.blocks} />;
    case 'article':
      return <Article article={document} />;
    case 'legalPage':
      return (
        <>
          <Legal document={document} legalLinks={legalLinks ?? []} path={path} />
          <Blocks
            blocks={document.blocks ?? []}
            above={richTextHeadings(document.body).map(({ id }) => id)}
          />
        </>
      );
    case 'topic':
      return <Topic topic={document} />;
    default:
      return document satisfies never;
  }
}

type BlocksProps = {
  blocks: readonly BlockData[];
  /** Ids in the text above them, which has the page's title. */
  above?: readonly string[];
};

function Blocks({ blocks, above }: BlocksProps) {
  return placeBlocks(blocks, above).map(({ block, ids }, index) => (
    <EditAttributes.Provider key={block._key} value={block.edit}>
      <Block block={block} isHead={index === 0 && !above} ids={ids} isMirrored={isMirrored(blocks, index)} />
    </EditAttributes.Provider>
  ));
}

/** Of rows of text and picture that follow each other, every second has its picture on the other side. */
function isMirrored(blocks: ReadonlyArray<{ _type: string }>, index: number): boolean {
  const isRow = blocks[index]?._type === 'mediaRow' && blocks[index - 1]?._type === 'mediaRow';
  return isRow && !isMirrored(blocks, index - 1);
}
