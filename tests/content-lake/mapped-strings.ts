import {
  type ContentSourceMap,
  jsonPath,
  jsonPathToStudioPath,
  resolveEditInfo,
  studioPath,
} from '@sanity/client/csm';

type ResultPath = Parameters<typeof jsonPath>[0];

/** A text of an answer. */
export interface AnsweredString {
  /** Its place in the answer, as a JSON path. */
  readonly place: string;
  readonly value: string;
  /** The field it comes from, as `@sanity/client` reads the map and the Studio writes paths; undefined without a mapping. */
  readonly source: { readonly id: string; readonly path: string } | undefined;
}

/** Every text of an answer, with its source. Of `@sanity/client` is all that reads the map. */
export function mappedStrings(result: unknown, resultSourceMap: ContentSourceMap): AnsweredString[] {
  const found: AnsweredString[] = [];
  const walk = (value: unknown, resultPath: ResultPath): void => {
    if (typeof value === 'string') {
      const info = resolveEditInfo({ resultSourceMap, resultPath, studioUrl: '/studio' });
      const path = info && typeof info.path !== 'string' ? jsonPathToStudioPath(info.path) : undefined;
      const source = info && path && { id: info.id, path: studioPath.toString(path) };
      found.push({ place: jsonPath(resultPath), value, source });
    } else if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) walk(item, [...resultPath, index]);
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, field] of Object.entries(value)) walk(field, [...resultPath, name]);
    }
  };
  walk(result, []);
  return found;
}
