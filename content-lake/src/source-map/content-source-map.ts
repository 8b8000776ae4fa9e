/** Where a value of an answer comes from; the numbers are places in the map's tables. */
export type ValueSource =
  | { readonly type: 'documentValue'; readonly document: number; readonly path: number }
  | { readonly type: 'literal' }
  | { readonly type: 'unknown' };

/**
 * A Content Source Map: for the values of an answer, the document and field each was taken from. The format
 * is Sanity's: https://github.com/sanity-io/content-source-maps
 */
export interface ContentSourceMap {
  readonly documents: readonly { readonly _id: string; readonly _type: string }[];
  /** Places in documents, as normalised JSON paths. */
  readonly paths: readonly string[];
  /**
   * By the place of a value in the result, as a normalised JSON path. A mapping holds for everything below
   * its place too, but for what has a mapping of its own.
   */
  readonly mappings: Readonly<Record<string, { readonly type: 'value'; readonly source: ValueSource }>>;
}
