import { createHash } from 'node:crypto';
import { crumbs } from '../../chrome/menu-position';
import type { ContentDocument, Navigation, SiteSettings } from '../../content/content-types';
import { shareTypeface } from '../../theme/share-typeface';
import { drawableText } from './drawable-text';
import { type Shape, shapesOf, typeface } from './drawing.server';

/** To be raised when the same shapes come out differently: pictures are stored for a year. */
const DRAWING = 1;

/** What a picture depends on. */
type Pictured = {
  document: Pick<ContentDocument, 'title'>;
  /** Canonical. */
  path: string;
  site: {
    settings: Pick<SiteSettings, 'productName' | 'tagline' | 'logo' | 'icon'>;
    navigation: Navigation;
  };
};
type Drawing = { shapes: Shape[]; hash: string; alt: string };

/**
 * The picture that is drawn for a page.
 * @param page published content, its placeholders filled
 * @returns undefined if its title cannot be drawn
 */
export function drawingOf({ document, path, site }: Pictured): Drawing | undefined {
  const { settings, navigation } = site;
  const drawable = (text: string) => drawableText(text, typeface());
  const isHome = path === '/';
  const title = drawable(isHome ? settings.tagline : document.title);
  if (!title) return undefined;
  const shapes = shapesOf({
    title,
    section: drawable(
      crumbs(path, document.title, navigation).at(-2)?.label ?? (isHome ? '' : settings.tagline),
    ),
    name: drawable(settings.productName),
    // Another brand's mark would stand beside its name: the editors' own is a file, which is not fetched.
    hasMark: !settings.logo?.asset && !settings.icon?.asset,
  });
  return { shapes, hash: hashOf(shapes), alt: `${settings.productName}: ${title}` };
}

let typefaceHash: string | undefined;

/** Whatever changes a picture changes its address, so that caches need not ask. */
function hashOf(shapes: Shape[]): string {
  typefaceHash ??= createHash('sha256').update(shareTypeface.dataUrl).digest('hex');
  return createHash('sha256')
    .update(JSON.stringify([DRAWING, typefaceHash, shapes]))
    .digest('hex')
    .slice(0, 16);
}
