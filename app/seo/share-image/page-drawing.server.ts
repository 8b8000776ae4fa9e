import { createHash } from 'node:crypto';
import { mark } from '../../chrome/mark';
import { crumbs } from '../../chrome/menu-position';
import type { ContentDocument, Navigation, SiteSettings } from '../../content/content-types';
import { lightColours } from '../../theme/palette';
import { drawing, type Subject } from './drawing';
import { drawableText } from './letters';
import { resvg } from './resvg.server';

/** To be raised when the same subject is drawn differently: pictures are stored for a year. */
const DRAWING = 2;

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

/** `draw` makes the PNG; the hash is of all that it shows. */
type PageDrawing = { hash: string; alt: string; draw: () => Promise<Uint8Array<ArrayBuffer>> };

/**
 * The picture that is drawn for a page, without drawing it.
 * @param page published content, its placeholders filled
 * @returns undefined if its title cannot be drawn, or nothing can on this platform
 */
export async function pageDrawing(page: Pictured): Promise<PageDrawing | undefined> {
  const [library, subject] = [await resvg(), subjectOf(page)];
  if (!library || !subject) return undefined;
  const shown = JSON.stringify([DRAWING, library.typefaceHash, lightColours, mark, subject]);
  return {
    hash: createHash('sha256').update(shown).digest('hex').slice(0, 16),
    alt: `${page.site.settings.productName}: ${subject.title}`,
    draw: () => library.draw(drawing(subject)),
  };
}

/** @returns undefined if the title cannot be drawn */
export function subjectOf({ document, path, site: { settings, navigation } }: Pictured): Subject | undefined {
  const isHome = path === '/';
  const title = drawableText(isHome ? settings.tagline : document.title);
  const place = crumbs(path, document.title, navigation).at(-2)?.label;
  return title
    ? {
        title,
        section: drawableText(place ?? (isHome ? '' : settings.tagline)),
        name: drawableText(settings.productName),
        // Another brand's mark would stand beside its name: the editors' own is a file, which is not fetched.
        hasMark: !settings.logo?.asset && !settings.icon?.asset,
      }
    : undefined;
}
