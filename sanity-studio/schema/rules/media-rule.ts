/** A picture as filled in at validation. */
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
 * @param describedElsewhere true if the record has its own field for the alternative text
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

/**
 * Whether a field of the document, and not the picture itself, holds a picture's alternative text.
 * @param type the document's; undefined if it is not known yet
 * @param path of the picture within the document
 */
export function isDescribedElsewhere(
  type: string | undefined,
  path: readonly unknown[] | undefined,
): boolean {
  return type !== undefined && describingField(type, (path ?? []).join('.')) !== undefined;
}

/** Pictures whose record describes them in a field of its own: the record's type and the picture's field. */
const DESCRIBED_BY: Record<string, string> = {
  'customerLogo.image': 'alt',
  'testimonial.companyLogo': 'companyLogoAlt',
};

/**
 * The field of a document that describes a picture in it, if the picture does not describe itself.
 * @param type the document's
 * @param path of the picture within the document, steps joined by dots
 */
export function describingField(type: string, path: string): string | undefined {
  return DESCRIBED_BY[`${type}.${path}`];
}

/** All fields that describe a picture beside them. */
export const describingFields: readonly string[] = Object.values(DESCRIBED_BY);
