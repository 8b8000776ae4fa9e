import { liesOnPage } from '../../product-views/product-view';
import { Band, TitledText } from '../../ui/band';
import { columnSizes } from '../../ui/media/image-source';
import { Media } from '../../ui/media/media';
import { TextAndMedia } from '../../ui/text-and-media';
import type { BlockProps } from '../block-props';
import { titleId } from '../title-id';

/** A statement on the left, its picture on the right. */
export function MediaRow({ block, isHead }: BlockProps<'mediaRow'>) {
  const headingId = titleId(block);
  return (
    <Band id={block.anchor || undefined} labelledBy={headingId}>
      <TextAndMedia
        side="right"
        bare={liesOnPage(block.image)}
        media={<Media media={block.image} sizes={columnSizes(6)} />}
      >
        <TitledText
          id={headingId}
          level={isHead ? 1 : 2}
          title={block.title}
          text={block.text}
          link={block.link}
        />
      </TextAndMedia>
    </Band>
  );
}
