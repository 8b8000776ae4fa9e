/** What an editor has filled in of a picture, at the moment of checking. */
type MediaDraft = {
  source?: string;
  image?: { asset?: unknown };
  vignette?: string;
  illustration?: string;
  alt?: string;
  decorative?: boolean;
};

/**
 * Checks that a picture has a source, and that it is described or declared decorative.
 * @param value the media object
 * @param describedElsewhere true where the record has an alternative text field of its own
 * @returns true, or a sentence that says what to change
 */
export function checkMedia(value: MediaDraft | undefined, describedElsewhere = false): true | string {
  if (!value) return true;
  const chosen = { image: value.image?.asset, vignette: value.vignette, illustration: value.illustration };
  if (value.source === 'image' && !chosen.image) return 'Upload an image, or choose another kind of picture.';
  if (value.source === 'vignette' && !chosen.vignette) return 'Choose a product view.';
  if (value.source === 'illustration' && !chosen.illustration) return 'Choose a drawing.';
  if (describedElsewhere || value.decorative || value.alt?.trim()) return true;
  return 'Describe the picture for people who cannot see it, or mark it as decoration.';
}
