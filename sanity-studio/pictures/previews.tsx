import type { ReactNode } from 'react';
import type { PreviewProps } from 'sanity';
import { contentIcon } from './content-icon';
import { viewThumbnail } from './view-thumbnail';

/** Drawings of words: cropped, they would be unreadable. */
const LOGO = /^logo-/;

/** The fields of a picture that a preview selects; Studio itself renders an `Image`. */
type SelectedPicture<Image> = {
  source?: unknown;
  image?: Image;
  parts?: unknown;
  illustration?: unknown;
};

/** The selected values. Studio renders an uploaded image from its value. */
type Selection = SelectedPicture<ReactNode> & { title?: string; subtitle?: string };

/** The fields that a preview shows; steps are joined by dots. `untitled` replaces a missing title. */
type PicturedFields = { title: string; subtitle?: string; picture: string; untitled?: string };

/**
 * The picture in a preview.
 * @param picture the fields of a picture
 * @returns undefined if there is none: the preview then shows the type's icon
 */
export function previewPicture<Image>({
  source,
  image,
  parts,
  illustration,
}: SelectedPicture<Image>): Image | ReactNode {
  if (source === 'view' && parts) return <SmallPicture file={viewThumbnail(parts)} />;
  if (source === 'illustration' && typeof illustration === 'string')
    return <SmallPicture file={pictureFile('illustration', illustration)} whole={LOGO.test(illustration)} />;
  return source === 'image' ? image : undefined;
}

/**
 * What a preview selects of a picture, for `previewPicture`.
 * @param path of the picture within the type
 */
export function pictureIn(path: string) {
  return {
    source: `${path}.source`,
    image: `${path}.image`,
    illustration: `${path}.illustration`,
    parts: `${path}.view.parts`,
  };
}

/** A type's preview with its picture of any kind. */
export function picturedPreview({ title, subtitle = '', picture, untitled }: PicturedFields) {
  const select: Record<string, string> = {
    title,
    ...(subtitle ? { subtitle } : {}),
    ...pictureIn(picture),
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
 * Thumbnail of a block's kind.
 * @param type the block's name
 */
export function blockPicture(type: string) {
  return <SmallPicture file={pictureFile('block', type)} whole />;
}

type Props = {
  /** Address of the picture. */
  file: string;
  /** Whether the whole picture is shown; otherwise it fills its box and is cropped. */
  whole?: boolean;
};

/** A picture at the left of a preview; decorative, because the text beside it says the same. */
function SmallPicture({ file, whole = false }: Props) {
  const objectFit = whole ? 'contain' : 'cover';
  const style = { width: '100%', height: '100%', objectFit, background: '#fff' } as const;
  return <img src={file} alt="" style={style} />;
}

/** A product view where editors choose one: its thumbnail is large enough to be told from others. */
export const ViewPreview = (props: PreviewProps) =>
  props.renderDefault(props.layout === 'default' ? { ...props, layout: 'detail' } : props);

/** Folders of the thumbnails on Studio's server. */
const FOLDERS = { illustration: 'drawings', block: 'blocks' } as const;

/**
 * Address of the thumbnail of a drawing or a block in Studio.
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
      media: contentIcon(icon),
    }),
  };
}
