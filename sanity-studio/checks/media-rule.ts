import { isRecord } from '../../protocol/is-record';

/** Width, height and format of an image, in its reference. */
const IMAGE = /^image-[^-]+-(\d+)x(\d+)-(\w+)$/;

type StoredImage = { ref: string; width: number; height: number; format: string };

/**
 * What the reference to an image says of it: width and height in pixels, and the format.
 * @param value of a field of type `image`
 * @returns undefined without an image
 */
export function storedImage(value: unknown): StoredImage | undefined {
  const asset = isRecord(value) ? value.asset : undefined;
  const ref = isRecord(asset) && typeof asset._ref === 'string' ? asset._ref : '';
  const [, width, height, format] = IMAGE.exec(ref) ?? [];
  return format ? { ref, width: Number(width), height: Number(height), format } : undefined;
}

/**
 * What a picture lacks to be one.
 * @param media the object as stored; one without a kind is left to the field, which requires it
 * @returns the field to fill and a sentence that says so; undefined for a picture that is complete
 */
export function missingPicture(
  media: Record<string, unknown>,
): { field: string; message: string } | undefined {
  const { source, image, view, illustration } = media;
  const hasAsset = typeof image === 'object' && image !== null && 'asset' in image && Boolean(image.asset);
  if (source === 'image' && !hasAsset)
    return { field: 'image', message: 'Upload an image, or choose another kind of picture.' };
  if (source === 'view' && !isRecord(view)) return { field: 'view', message: 'Choose a product view.' };
  if (source === 'vignette') return { field: 'source', message: OF_OLDER_KIND };
  if (source === 'illustration' && !illustration)
    return { field: 'illustration', message: 'Choose a drawing.' };
  return undefined;
}

/** What to do where content says a product view as it did before views were documents. */
export const OF_OLDER_KIND =
  'Product views are documents now: the site leaves out this one. Run the content migration “views-to-documents”, or choose another.';

/** Whether a value is an alternative text: spaces alone are none. */
export function isDescription(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
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
