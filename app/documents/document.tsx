import { Block } from '../blocks/block';
import { placeBlocks } from '../blocks/block-ids';
import type { ContentDocument, Navigation } from '../content-model/content-types';
import { EditAttributes } from '../ui/band';
import { Article } from './article';
import { Legal } from './legal';
import { Topic } from './topic';

export type DocumentProps = {
  document: ContentDocument;
  legalLinks: Navigation['legalLinks'] | undefined;
  path: string;
};

/** Renders a document of the content model, of any type. */
export function Document({ document, legalLinks, path }: DocumentProps) {
  switch (document._type) {
    case 'page':
      return placeBlocks(document.blocks).map(({ block, ids }, index) => (
        <EditAttributes.Provider key={block._key} value={block.edit}>
          <Block
            block={block}
            isHead={index === 0}
            ids={ids}
            isMirrored={isMirrored(document.blocks, index)}
          />
        </EditAttributes.Provider>
      ));
    case 'article':
      return <Article article={document} />;
    case 'legalPage':
      return <Legal document={document} legalLinks={legalLinks ?? []} path={path} />;
    case 'topic':
      return <Topic topic={document} />;
    default:
      return document satisfies never;
  }
}

/** Of rows of text and picture that follow each other, every second has its picture on the other side. */
function isMirrored(blocks: ReadonlyArray<{ _type: string }>, index: number): boolean {
  const isRow = blocks[index]?._type === 'mediaRow' && blocks[index - 1]?._type === 'mediaRow';
  return isRow && !isMirrored(blocks, index - 1);
}
