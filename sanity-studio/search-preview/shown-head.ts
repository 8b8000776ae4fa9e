import { canonicalPath, readablePath } from '../../protocol/canonical-path';
import { isRecord } from '../../protocol/is-record';
import { headPicture, headTitle } from '../../protocol/page-head';
import { type Brand, fillLink, fillText } from '../../protocol/placeholders';

/** An uploaded picture, as a document holds it. */
export type StoredPicture = { asset: { _ref: string }; crop?: object; hotspot?: object };

/** What every page's head takes from Site settings: the answer to `headSettingsQuery`. */
export type HeadSettings = Brand & { tagline: string; description: string; image?: unknown };

/** Those of the page's `$language`, if it has settings of its own. */
export const headSettingsQuery = `*[_id in ["siteSettings", "siteSettings-" + $language]] | order(_id desc)[0]{
  "productName": coalesce(productName, ""),
  "productSlug": coalesce(productSlug, ""),
  "applicationHost": coalesce(applicationHost, ""),
  facts,
  "tagline": coalesce(tagline, ""),
  "description": coalesce(seo.description, ""),
  "image": seo.image
}`;

/** What search engines and networks show of a page, its placeholders filled. */
export type ShownHead = {
  title: string;
  description: string;
  /** Canonical; empty while there is none. */
  path: string;
  /** Whether search engines show nothing of the page. */
  isHidden: boolean;
  /** `drawn`: the site draws one with `drawnTitle`. */
  picture: StoredPicture | 'drawn' | undefined;
  drawnTitle: string;
};

/**
 * The head of a page by the rules of the site, as it will be once the document is published.
 * @param document of a page, as it is in the form: anything may be missing
 * @param canDraw whether the site can draw a picture of it
 */
export function shownHead(
  document: Record<string, unknown>,
  site: HeadSettings,
  canDraw: boolean,
): ShownHead {
  const seo = isRecord(document.seo) ? document.seo : {};
  const filled = (text: unknown) => (typeof text === 'string' ? fillText(text, site).trim() : '');
  const tagline = filled(site.tagline);
  const title = filled(document.title);
  const path = typeof document.path === 'string' ? canonicalPath(fillLink(document.path, site)) : '';
  const cover = isRecord(document.cover) && document.cover.source === 'image' ? document.cover.image : null;
  const picture = headPicture<StoredPicture | 'drawn'>({
    chosen: storedPicture(seo.image),
    cover: storedPicture(cover),
    drawn: canDraw ? 'drawn' : undefined,
    ofSite: storedPicture(site.image),
  });
  return {
    title: headTitle({ title, searchTitle: filled(seo.title), path }, { ...site, tagline }),
    description: filled(seo.description) || filled(site.description),
    path,
    isHidden: seo.noindex === true,
    picture,
    drawnTitle: path === '/' ? tagline : title,
  };
}

function storedPicture(image: unknown): StoredPicture | undefined {
  if (!isRecord(image) || !isRecord(image.asset) || typeof image.asset._ref !== 'string') return undefined;
  return {
    asset: { _ref: image.asset._ref },
    ...(isRecord(image.crop) ? { crop: image.crop } : {}),
    ...(isRecord(image.hotspot) ? { hotspot: image.hotspot } : {}),
  };
}

const ELLIPSIS = ' …';

/**
 * A text as search results show it.
 * @param most characters that fit
 * @returns a longer text up to the last whole word that fits
 */
export function cutForSearch(text: string, most: number): string {
  if (text.length <= most) return text;
  const room = most - ELLIPSIS.length;
  const end = text.lastIndexOf(' ', room);
  return text.slice(0, end > 0 ? end : room).replace(/[\s,.;:–|-]+$/u, '') + ELLIPSIS;
}

/** An address as search results show it: its parts, without the scheme. */
export function addressTrail(origin: string, path: string): string {
  return [new URL(origin).host, ...readablePath(path).split('/').filter(Boolean)].join(' › ');
}
