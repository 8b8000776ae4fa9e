import { pictureFile } from './picture-file';
import { SmallPicture } from './small-picture';

/**
 * How a block shows in the list of a page's blocks: its own title above its kind, and its picture.
 * @param type the block's name
 * @param kind what the block is called
 * @param field that tells the block from others of its kind; its title unless given
 */
export function blockPreview(type: string, kind: string, field = 'title') {
  return {
    select: { title: field },
    prepare: ({ title }: { title?: string }) => ({
      title: title || kind,
      subtitle: kind,
      media: <SmallPicture file={pictureFile('block', type)} />,
    }),
  };
}
