import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { mark } from '../../chrome/mark';
import { breadcrumbs } from '../../content/pages/breadcrumbs';
import type { ContentDocument, Navigation, SiteSettings } from '../../content-model/content-types';
import { homePath } from '../../content-model/site-language';
import { log } from '../../log.server';
import { lightColours } from '../../theme/palette';
import { shareTypeface } from '../../theme/share-typeface';
import { drawing, type Subject } from './drawing';
import { drawableText } from './letters';

/** To be raised when the same subject is drawn differently: pictures are stored for a year. */
const DRAWING = 2;

type Pictured = {
  document: Pick<ContentDocument, 'title'>;
  path: string;
  site: {
    settings: Pick<SiteSettings, 'productName' | 'language' | 'languages' | 'tagline' | 'logo' | 'icon'>;
    navigation: Navigation;
  };
};

/**
 * What is drawn for a page, before it is drawn.
 * @returns `draw`, which makes the PNG, and a hash of all that it shows; undefined if its title cannot be drawn, or
 *   nothing can on this platform
 */
export async function pageDrawing(page: Pictured) {
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
export function subjectOf({ document, path, site }: Pictured): Subject | undefined {
  const { settings } = site;
  const isHome = path === homePath(settings);
  const title = drawableText(isHome ? settings.tagline : document.title);
  const place = breadcrumbs(path, document.title, site).at(-2)?.label;
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

type Resvg = Awaited<ReturnType<typeof loadResvg>>;
let loaded: Promise<Resvg | undefined> | undefined;

/** @returns undefined, and one line in the log, where there is none for this platform */
export function resvg() {
  loaded ??= loadResvg().catch((error) => {
    log('warn', 'share-image.unavailable', { reason: String(error) });
    return undefined;
  });
  return loaded;
}

async function loadResvg() {
  const typeface = await readFile(shareTypeface.file);
  // It asks Node's report which C library there is, which without this looks up the names of all connected hosts.
  Object.assign(process.report, { excludeNetwork: true });
  const { renderAsync } = await import('@resvg/resvg-js');
  const font = { loadSystemFonts: false, fontFiles: [shareTypeface.file] };
  return {
    draw: async (svg: string) => new Uint8Array((await renderAsync(svg, { font })).asPng()),
    typefaceHash: createHash('sha256').update(typeface).digest('hex'),
  };
}
