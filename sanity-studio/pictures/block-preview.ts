import { blockPicture } from './block-picture';

/**
 * How a block shows in the list of a page's blocks: its own title above its kind, and its picture.
 * @param type the block's name
 * @param kind what the block is called
 * @param fields that tell the block from others of its kind; its title unless given
 */
export function blockPreview(type: string, kind: string, ...fields: string[]) {
  const [title = 'title', more] = fields;
  const select: Record<string, string> = { title, ...(more ? { more } : {}) };
  return {
    select,
    prepare: (selected: Record<string, string | undefined>) => ({
      title: [selected.title, selected.more].filter(Boolean).join(' ') || kind,
      subtitle: kind,
      media: blockPicture(type),
    }),
  };
}
