import type { ReactNode } from 'react';
import { iconDrawing } from './icon-drawing';

/** Drawings that are words: cut off, nobody could read them. */
const LOGO = /^logo-/;

/** What a preview selects of a picture; `Image` is what Studio itself can show. */
type SelectedPicture<Image> = {
  source?: unknown;
  image?: Image;
  vignette?: unknown;
  illustration?: unknown;
};

/** The values that were selected. Studio shows an image of its own by its value. */
type Selection = SelectedPicture<ReactNode> & { title?: string; subtitle?: string };

/** Which fields a preview shows; several steps are joined by dots. `untitled` stands where there is no title. */
type PicturedFields = { title: string; subtitle?: string; picture: string; untitled?: string };

/**
 * The picture as a preview shows it.
 * @param picture the fields of a picture
 * @returns undefined where there is none: the type's icon is shown then
 */
export function previewPicture<Image>({
  source,
  image,
  vignette,
  illustration,
}: SelectedPicture<Image>): Image | ReactNode {
  if (source === 'vignette' && typeof vignette === 'string')
    return <SmallPicture file={pictureFile('vignette', vignette)} />;
  if (source === 'illustration' && typeof illustration === 'string')
    return <SmallPicture file={pictureFile('illustration', illustration)} whole={LOGO.test(illustration)} />;
  return source === 'image' ? image : undefined;
}

/** A type's preview with its picture, whatever kind it is of. */
export function picturedPreview({ title, subtitle = '', picture, untitled }: PicturedFields) {
  const select: Record<string, string> = {
    title,
    ...(subtitle ? { subtitle } : {}),
    source: `${picture}.source`,
    image: `${picture}.image`,
    vignette: `${picture}.vignette`,
    illustration: `${picture}.illustration`,
  };
  return {
    select,
    prepare: ({ title: shown, subtitle: below, ...selected }: Selection) => ({
      title: shown || untitled,
      subtitle: below,
      media: previewPicture(selected),
    }),
  };
}

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

/**
 * How a block's kind looks, small.
 * @param type the block's name
 */
export function blockPicture(type: string) {
  return <SmallPicture file={pictureFile('block', type)} whole />;
}

type Props = {
  /** Address of the picture. */
  file: string;
  /** Whether all of it is to be seen; otherwise it fills its place, and its edges are cut off. */
  whole?: boolean;
};

/** A picture at the left of a preview; it says nothing that the words beside it do not say. */
function SmallPicture({ file, whole = false }: Props) {
  const objectFit = whole ? 'contain' : 'cover';
  const style = { width: '100%', height: '100%', objectFit, background: '#fff' } as const;
  return <img src={file} alt="" style={style} />;
}

/** Where Studio's server keeps small pictures of what the site draws. */
const FOLDERS = { vignette: 'product-views', illustration: 'drawings', block: 'blocks' } as const;

/**
 * Address of the small picture that stands for a product view, a drawing or a block in Studio.
 * @param name as stored in content; of a block, its type's name
 */
export function pictureFile(kind: keyof typeof FOLDERS, name: string): string {
  return `/static/${FOLDERS[kind]}/${encodeURIComponent(name)}.svg`;
}

/**
 * A type's preview with the icon that its editor has chosen.
 * @param title field shown as the title
 * @param subtitle field shown below it
 */
export function iconPreview(title: string, subtitle?: string) {
  const select: Record<string, string> = { title, icon: 'icon', ...(subtitle ? { subtitle } : {}) };
  return {
    select,
    prepare: ({ icon, ...words }: Record<string, string | undefined>) => ({
      ...words,
      media: iconDrawing(icon ?? ''),
    }),
  };
}
