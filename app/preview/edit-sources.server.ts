import type { ContentSourceMap, StegaConfig } from '@sanity/client';
import { type ContentSourceMapParsedPath, createEditUrl, resolveEditInfo } from '@sanity/client/csm';
import { isRecord } from '../../protocol/is-record';
import { blockTexts } from '../blocks/blocks.content';
import type { Texts } from '../blocks/texts';

/**
 * Names of the fields whose text readers see, of all that is no block: no URLs, ids or choices. In previews their texts
 * contain their source (stega), including dates and the product's name; code that compares or parses one reads it with
 * `plainText`. A contract test compares every field of the queries with this list. What readers see of a block stands
 * in its `*.content.ts`.
 */
const SHOWN = new Set(
  `acceptLabel acceptedText author body callToActionNote caption cells copyright description excerpt label lead name
  overviewLabel position productName publishedAt quote rejectLabel rejectedText sampleNotice settingsLabel signalText
  siteNotice summary tagline text title updatedOn`.split(/\s+/),
);
/**
 * Texts below these fields are read by machines (search engines, networks), or sent by visitors as messages; those of a
 * product view are parsed as figures and dates, and a click on it opens the picture.
 */
const NOT_ONLY_SHOWN = ['seo', 'chat', 'view'];
/** Texts below this field name the controls and columns of a calculator in an article. */
const LABELS = 'labels';

/**
 * Whether a text of a query's answer contains stega in a preview.
 * @param path from the answer's root: field names as strings, list members as other values
 * @param text an empty text stays empty, because code tests for it
 */
export function isShownText(path: readonly unknown[], text: string): boolean {
  if (text.trim() === '' || NOT_ONLY_SHOWN.some((name) => path.includes(name))) return false;
  const fields = path.filter((segment) => typeof segment === 'string');
  if (fields[0] === 'blocks') return textsOfBlocks.some((texts) => isShownIn(texts, fields.slice(1)));
  return SHOWN.has(fields.at(-1) ?? '') || fields.includes(LABELS);
}

const textsOfBlocks: readonly Texts[] = Object.values(blockTexts);

/** A path has no types in it: what is shown of one block is shown of all that have such a field. */
function isShownIn(texts: Texts | undefined, [field = '', ...fields]: readonly string[]): boolean {
  switch (texts) {
    case 'prose':
    case 'picture':
    case 'link':
      return SHOWN.has([field, ...fields].at(-1) ?? '');
    case 'address':
      return false;
    default:
      if (typeof texts === 'string') return true;
      return texts?.[field] !== undefined && isShownIn(texts[field], fields);
  }
}

/** The client's stega configuration. @param studioUrl origin of the Studio in which a click opens a field */
export function stegaFor(studioUrl: string): StegaConfig {
  return {
    enabled: true,
    studioUrl,
    filter: ({ resultPath, value }) => isShownText(resultPath, value),
  };
}

/**
 * Adds edit attributes to each picture of an answer: `edit`, which components print as `data-sanity`, is the field of
 * the file, of the product view, or of the drawing's name.
 * @param answer changed in place
 * @param map of the answer's sources; without one nothing is changed
 * @param studioUrl as in `stegaFor`
 */
export function addPictureSources(
  answer: unknown,
  map: ContentSourceMap | undefined,
  studioUrl: string,
): void {
  const editUrl = (path: ContentSourceMapParsedPath, field: string) => {
    const resultPath = [...path, 'source'];
    const info = map && resolveEditInfo({ resultPath, resultSourceMap: map, studioUrl });
    if (!info || typeof info.path === 'string') return undefined;
    return createEditUrl({ ...info, path: [...info.path.slice(0, -1), field] });
  };
  const visit = (value: unknown, path: ContentSourceMapParsedPath) => {
    if (!isRecord(value) && !Array.isArray(value)) return;
    if ('source' in value && 'illustration' in value && typeof value.source === 'string') {
      const href = editUrl(path, value.source);
      if (href) Object.assign(value, { edit: JSON.stringify({ origin: 'sanity.io', href }) });
    }
    for (const [key, member] of Object.entries(value)) {
      visit(member, [...path, Array.isArray(value) ? Number(key) : key]);
    }
  };
  visit(answer, []);
}

/**
 * Adds edit attributes to each block of a page: `edit`, which the block's element prints. A click beside its texts opens
 * the block; the overlays let editors drag it. They leave the storing to `page-blocks.client.tsx`.
 * @param answer to the query for a document; changed in place
 * @param studioUrl as in `stegaFor`
 */
export function addBlockSources(answer: unknown, studioUrl: string): void {
  if (!isRecord(answer) || !Array.isArray(answer.blocks)) return;
  const { _id: id, _type: type } = answer;
  if (typeof id !== 'string' || typeof type !== 'string') return;
  for (const [_index, block] of answer.blocks.entries()) {
    if (!isRecord(block) || typeof block._key !== 'string') continue;
    const href = createEditUrl({
      baseUrl: studioUrl,
      id,
      type,
      path: ['blocks', { _key: block._key, _index }],
    });
    block.edit = {
      'data-sanity': JSON.stringify({ origin: 'sanity.io', href }),
      'data-sanity-drag-flow': 'vertical',
      'data-sanity-drag-prevent-default': 'true',
    };
  }
}
