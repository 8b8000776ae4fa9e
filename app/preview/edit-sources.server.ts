import type { ContentSourceMap, StegaConfig } from '@sanity/client';
import { type ContentSourceMapParsedPath, createEditUrl, resolveEditInfo } from '@sanity/client/csm';
import { isRecord } from '../../protocol/is-record';
import { blockTexts } from '../blocks/blocks.content';
import type { Texts } from '../blocks/texts';

/**
 * Fields whose text readers see, outside of blocks: no URLs, ids or choices. In previews their texts contain their source
 * (stega), dates and the product's name too: code that compares or parses one reads it with `plainText`. A contract test
 * compares every field of the queries with this list.
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
export const stegaFor = (studioUrl: string): StegaConfig => ({
  enabled: true,
  studioUrl,
  filter: ({ resultPath, value }) => isShownText(resultPath, value),
});

/** The edit attribute: what the overlays read from `data-sanity`. */
const editAttribute = (href: string) => JSON.stringify({ origin: 'sanity.io', href });

/**
 * Adds `edit` to each picture of an answer, which components print as `data-sanity`: a click opens the field of the file,
 * of the product view, or of the drawing's name.
 * @param answer changed in place
 * @param map of the answer's sources; without one nothing is changed
 */
export function addPictureSources(answer: unknown, map: ContentSourceMap | undefined, studioUrl: string) {
  if (!map) return;
  const visit = (value: unknown, path: ContentSourceMapParsedPath) => {
    if (!isRecord(value) && !Array.isArray(value)) return;
    if ('source' in value && 'illustration' in value && typeof value.source === 'string') {
      const resultPath = [...path, 'source'];
      const info = resolveEditInfo({ resultPath, resultSourceMap: map, studioUrl });
      if (info && typeof info.path !== 'string') {
        const field = [...info.path.slice(0, -1), value.source];
        Object.assign(value, { edit: editAttribute(createEditUrl({ ...info, path: field })) });
      }
    }
    for (const [key, member] of Object.entries(value)) {
      visit(member, [...path, Array.isArray(value) ? Number(key) : key]);
    }
  };
  visit(answer, []);
}

/**
 * Adds `edit` to each block of a page, which its element prints as attributes: a click beside its texts opens the block, and
 * the overlays let editors drag it. `page-blocks.client.tsx` has the result of a drag stored.
 * @param answer to the query for a document; changed in place
 */
export function addBlockSources(answer: unknown, studioUrl: string): void {
  if (!isRecord(answer) || !Array.isArray(answer.blocks)) return;
  const { _id: id, _type: type } = answer;
  if (typeof id !== 'string' || typeof type !== 'string') return;
  for (const [_index, block] of answer.blocks.entries()) {
    if (!isRecord(block) || typeof block._key !== 'string') continue;
    const path = ['blocks', { _key: block._key, _index }];
    block.edit = {
      'data-sanity': editAttribute(createEditUrl({ baseUrl: studioUrl, id, type, path })),
      'data-sanity-drag-flow': 'vertical',
      'data-sanity-drag-prevent-default': 'true',
    };
  }
}
