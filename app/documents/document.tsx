import { Block } from '../blocks/block';
import { placeBlocks } from '../blocks/block-ids';
import type { ContentDocument, Navigation } from '../content/content-types';
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
