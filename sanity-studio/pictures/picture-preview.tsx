import type { ReactNode } from 'react';
import { pictureFile } from './picture-file';
import { SmallPicture } from './small-picture';

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
