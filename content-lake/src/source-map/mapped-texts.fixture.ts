import { type ContentSourceMap as ClientMap, jsonPath } from '@sanity/client/csm';
import { encodeIntoResult } from '@sanity/client/stega';
import type { ContentSourceMap } from './content-source-map';

/** A step of a path as the client has it: a name, a place, or the key of an item. */
export type Step = string | number | { readonly _key: string; readonly _index: number };

/** A text of an answer that has a source, as `@sanity/client` reads the map. */
export interface MappedText {
  /** Its place in the answer, as a JSON path. */
  readonly place: string;
  readonly value: string;
  readonly id: string;
  readonly path: readonly Step[];
}

/** All texts of an answer to which the client would attach a link to their source. */
export function mappedTexts(result: unknown, map: ContentSourceMap): MappedText[] {
  const found: MappedText[] = [];
  const clientMap: ClientMap = structuredClone({
    ...map,
    documents: [...map.documents],
    paths: [...map.paths],
  });
  encodeIntoResult(result, clientMap, ({ value, sourcePath, sourceDocument, resultPath }) => {
    const place = jsonPath(resultPath.map((step) => (typeof step === 'object' ? step._index : step)));
    found.push({ place, value, id: sourceDocument._id, path: sourcePath });
    return value;
  });
  return found;
}
