import type { ContentSourceMap, StegaConfig } from '@sanity/client';
import { type ContentSourceMapParsedPath, createEditUrl, resolveEditInfo } from '@sanity/client/csm';
import { stegaEncodeSourceMap } from '@sanity/client/stega';
import { vercelStegaClean, vercelStegaCombine } from '@vercel/stega';
import { isRecord } from '../content/is-record';
import { isShownText } from './shown-text';

/** Answers with the source of each text hidden in it, and that of each picture in its alternative text. */
export type SourceMarker = (result: unknown, sourceMap: ContentSourceMap | undefined) => unknown;

/** Columns of figures are told by their look, which a hidden source would spoil. */
const FIGURE = /^\P{L}*\d\P{L}*$/u;

/** A picture of the content, in whatever field it stands; and the field beside it that describes it, where that is not its own. */
type Place = { path: ContentSourceMapParsedPath; map: ContentSourceMap; studioUrl: string };

const LOGO_TEXTS: Record<string, string> = { alt: 'image', companyLogoAlt: 'companyLogo' };

/**
 * @param studioUrl origin of the Studio in which a click opens the source
 * @returns marks an answer; one that came without a map of its sources stays as it is
 */
export function sourceMarker(studioUrl: string): SourceMarker {
  const config = {
    enabled: true,
    studioUrl,
    filter: ({ resultPath, value }) => isShownText(resultPath, value) && !isFigure(resultPath, value),
  } satisfies StegaConfig;
  return (result, map) => {
    if (!map) return result;
    const marked = stegaEncodeSourceMap(result, map, { ...config, enabled: true });
    markPictures(marked, { path: [], map, studioUrl });
    return marked;
  };
}

function markPictures(value: unknown, place: Place): void {
  if (Array.isArray(value)) {
    value.forEach((member, index) => {
      markPictures(member, { ...place, path: [...place.path, index] });
    });
  } else if (isRecord(value)) {
    if (isPicture(value)) markPicture(value, place);
    else markLogoTexts(value, place);
    for (const [field, member] of Object.entries(value)) {
      markPictures(member, { ...place, path: [...place.path, field] });
    }
  }
}

/** A product view is announced by its caption, where it has one; every other picture is described by its alternative text. */
function markPicture(picture: Record<string, unknown>, place: Place): void {
  const mark = markOf(picture, place);
  if (mark === undefined) return;
  const isAnnounced = picture.source === 'vignette' && textOf(picture.caption) !== '';
  const field = isAnnounced ? 'caption' : 'alt';
  const text = !isAnnounced && picture.decorative === true ? '' : textOf(picture[field]);
  picture[field] = `${text}${mark}`;
  // To the reader nothing has changed: the text of a decorative picture is empty, but for its mark.
  if (!isAnnounced) picture.decorative = false;
}

/** A logo is described beside it, by the name of its company. */
function markLogoTexts(record: Record<string, unknown>, place: Place): void {
  for (const [textField, pictureField] of Object.entries(LOGO_TEXTS)) {
    const picture = record[pictureField];
    if (typeof record[textField] !== 'string' || !isRecord(picture) || !isPicture(picture)) continue;
    const mark = markOf(picture, { ...place, path: [...place.path, pictureField] });
    if (mark !== undefined) record[textField] = `${textOf(record[textField])}${mark}`;
  }
}

/** What leads to the field that holds a picture: the file, or the name of what is drawn. */
function markOf({ source }: Record<string, unknown>, { path, map, studioUrl }: Place): string | undefined {
  if (typeof source !== 'string') return undefined;
  const info = resolveEditInfo({ resultPath: [...path, 'source'], resultSourceMap: map, studioUrl });
  if (!info || typeof info.path === 'string') return undefined;
  const href = createEditUrl({ ...info, path: [...info.path.slice(0, -1), source] });
  return vercelStegaCombine('', { origin: 'sanity.io', href }, false);
}

function isFigure(path: readonly unknown[], value: string): boolean {
  return path.includes('cells') && FIGURE.test(value.trim());
}

function isPicture(value: Record<string, unknown>): boolean {
  return 'source' in value && 'vignette' in value && 'illustration' in value;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? vercelStegaClean(value) : '';
}
