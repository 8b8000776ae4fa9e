import { HEIGHT_PX, WIDTH_PX } from '../../protocol/page-head';
import type { CheckedDocument } from './check-document';
import type { ContentDocument, Finding } from './flaw';
import { describingField, isDescription, missingPicture, OF_OLDER_KIND, storedImage } from './media-rule';
import type { SiteIndex } from './site-index';
import { fieldPath } from './walk-content';

const MEGABYTE = 1_000_000;
/** Pixels of the narrowest column that pictures stand in, on a screen of double density. */
const CONTENT_WIDTH = 640;
/** Portraits and logos are at most 80 pixels wide. */
const SMALL_WIDTH = 160;
const SMALL_PLACES = /(^|\.)(portrait|avatar|companyLogo)$/;
const SMALL_TYPES: readonly string[] = ['customerLogo', 'employeeQuote', 'testimonial'];

/** Pictures: chosen, described, large enough, not too heavy. */
export function* checkPictures({ document, parts }: CheckedDocument, index: SiteIndex): Generator<Finding> {
  for (const { value, path } of parts) {
    if (value._type === 'media') {
      yield* checkMedia(value, path, document);
      if (value.source === 'image')
        yield* checkImage(value.image, fieldPath(path, 'image'), smallFor(widthAt(path, document)), index);
    }
    if (value._type === 'storyStep' && value.sheet !== undefined && !value.view)
      yield { kind: 'missing-picture', path: fieldPath(path, 'view'), message: OF_OLDER_KIND };
    if (value._type === 'seo')
      yield* checkImage(value.image, fieldPath(path, 'image'), smallForSharing, index);
  }
}

function* checkMedia(
  media: Record<string, unknown>,
  path: string,
  document: ContentDocument,
): Generator<Finding> {
  const missing = missingPicture(media);
  if (missing)
    yield { kind: 'missing-picture', path: fieldPath(path, missing.field), message: missing.message };
  if (missing || typeof media.source !== 'string') return;
  const elsewhere = describingField(document._type, path);
  const isDescribed = elsewhere
    ? isDescription(document[elsewhere])
    : media.decorative === true || isDescription(media.alt);
  if (isDescribed) return;
  yield {
    kind: 'undescribed-picture',
    path: elsewhere ?? fieldPath(path, 'alt'),
    message: elsewhere
      ? 'Describe the picture for people who cannot see it.'
      : 'Describe the picture for people who cannot see it, or mark it as decoration.',
  };
}

function widthAt(path: string, { _type }: ContentDocument): number {
  return SMALL_TYPES.includes(_type) || SMALL_PLACES.test(path) ? SMALL_WIDTH : CONTENT_WIDTH;
}

/** What is wrong with an image of this size, in pixels. */
type SizeRule = (width: number, height: number) => Pick<Finding, 'kind' | 'message'> | undefined;

const smallFor =
  (least: number): SizeRule =>
  (width, height) =>
    width < least
      ? {
          kind: 'small-image',
          message: `The image has ${width} × ${height} pixels and will look blurred. It needs ${least} in width.`,
        }
      : undefined;

const smallForSharing: SizeRule = (width, height) =>
  width < WIDTH_PX || height < HEIGHT_PX
    ? {
        kind: 'small-share-picture',
        message: `The image has ${width} × ${height} pixels: networks show it small or not at all. It needs ${WIDTH_PX} × ${HEIGHT_PX}.`,
      }
    : undefined;

function* checkImage(value: unknown, path: string, sizeRule: SizeRule, index: SiteIndex): Generator<Finding> {
  const image = storedImage(value);
  if (!image) return;
  // A vector drawing has no size of its own.
  const small = image.format === 'svg' ? undefined : sizeRule(image.width, image.height);
  if (small) yield { ...small, path };
  const size = index.heavyImage(image.ref);
  if (size !== undefined)
    yield {
      kind: 'heavy-image',
      path,
      message: `The file has ${(size / MEGABYTE).toFixed(1)} MB. Upload one of less than 5 MB.`,
    };
}
