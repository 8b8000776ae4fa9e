import { isRecord } from '../../../protocol/is-record';
import type { DatasetView } from '../query/dataset-view';
import type { EvaluationContext } from '../query/evaluate-query';
import type { ParsedQuery } from '../query/query-parser';
import type { LakeDocument } from '../store/lake-document';
import { SourceTracer } from './source-tracer';
import { type DocumentPath, fieldsOf, itemsOf, type TracedValue } from './traced-value';

/** The input of `mapSources`. */
type AnsweredQuery = {
  readonly query: ParsedQuery;
  readonly context: EvaluationContext;
  readonly result: unknown;
  /** Whether array items are identified by their `_key` instead of their index. */
  readonly withKeys: boolean;
};

/**
 * Creates the Content Source Map of an answer. A mapping always names the exact field and document; a value whose source
 * is not known (computed by a function or an operator, or missing) is `unknown` or has no mapping.
 *
 * Runs the query a second time, which doubles the time.
 */
export function mapSources({ query, context, result, withKeys }: AnsweredQuery): ContentSourceMap {
  const writer = new SourceMapWriter(context.view, withKeys);
  try {
    writer.write('$', result, new SourceTracer(query, context).traceQuery());
  } catch {
    // Functions that groq-js evaluates only asynchronously (`diff::`) cannot be traced.
    return new SourceMapWriter(context.view, withKeys).finish();
  }
  return writer.finish();
}

/** The source of a value; the numbers are indexes into `documents` and `paths`. */
type ValueSource =
  | { readonly type: 'documentValue'; readonly document: number; readonly path: number }
  | { readonly type: 'literal' }
  | { readonly type: 'unknown' };

/**
 * A Content Source Map: for the values of an answer, the document and field each was taken from. The format
 * is Sanity's: https://github.com/sanity-io/content-source-maps
 */
export type ContentSourceMap = {
  readonly documents: readonly { readonly _id: string; readonly _type: string }[];
  /** Paths within documents, as normalised JSON paths. */
  readonly paths: readonly string[];
  /**
   * By the path of a value in the result, as a normalised JSON path. A mapping also applies to all values below its
   * path that have no mapping of their own.
   */
  readonly mappings: Readonly<Record<string, { readonly type: 'value'; readonly source: ValueSource }>>;
};

type Source = Extract<TracedValue, { kind: 'source' }>;

/** Writes the map of one answer by walking the answer and its trace in parallel. */
class SourceMapWriter {
  readonly #documents = new Map<string, { index: number; entry: { _id: string; _type: string } }>();
  readonly #paths = new Map<string, number>();
  readonly #mappings = new Map<string, { type: 'value'; source: ValueSource }>();

  constructor(
    private readonly view: DatasetView,
    private readonly withKeys: boolean,
  ) {}

  /** Returns the map of all values written. */
  finish(): ContentSourceMap {
    return {
      documents: [...this.#documents.values()].map(({ entry }) => entry),
      paths: [...this.#paths.keys()],
      mappings: Object.fromEntries(this.#mappings),
    };
  }

  /**
   * Maps a value of the answer and everything in it. Values that differ from the trace are not mapped.
   * @param place the value's path in the answer, as a normalised JSON path.
   */
  write(place: string, result: unknown, traced: TracedValue): void {
    if (result === null || result === undefined) return;
    if (traced.kind === 'literal' || traced.kind === 'unknown') this.#put(place, { type: traced.kind });
    else if (traced.kind !== 'source' || !this.#writeWhole(place, result, traced)) {
      this.#writeParts(place, result, traced);
    }
  }

  #writeParts(place: string, result: unknown, traced: TracedValue): void {
    const items = itemsOf(traced);
    const fields = fieldsOf(traced);
    if (items && Array.isArray(result) && items.length === result.length) {
      for (const [index, item] of items.entries()) this.write(`${place}[${index}]`, result[index], item);
    } else if (fields && isRecord(result)) {
      for (const [name, value] of Object.entries(result)) {
        const [field, step] = [fields.get(name), jsonPathStep(name)];
        if (field && step !== undefined) this.write(place + step, value, field);
      }
    } else this.#put(place, { type: 'unknown' });
  }

  /** @returns false when the value cannot be mapped as a whole; its parts may still be. */
  #writeWhole(place: string, result: unknown, { value, document, path }: Source): boolean {
    if (result !== value || !isMappableWhole(value)) return false;
    const [first] = path;
    const isOverlaid = this.view.isOverlay && (first === '_id' || first === '_originalId');
    const written = isOverlaid ? undefined : sourcePath(document, path, this.withKeys);
    if (written === undefined) return false;
    this.#put(place, {
      type: 'documentValue',
      document: this.#documentIndex(document),
      path: this.#pathIndex(written),
    });
    // A document of an overlay differs from its source in these two fields.
    if (path.length > 0 || !this.view.isOverlay) return true;
    for (const name of ['_id', '_originalId']) this.#put(`${place}['${name}']`, { type: 'unknown' });
    return true;
  }

  #put(place: string, source: ValueSource): void {
    this.#mappings.set(place, { type: 'value', source });
  }

  #documentIndex(document: LakeDocument): number {
    const { _originalId: original, _id, _type } = document;
    const id = this.view.isOverlay && typeof original === 'string' ? original : _id;
    const known = this.#documents.get(id);
    if (known) return known.index;
    const index = this.#documents.size;
    this.#documents.set(id, { index, entry: { _id: id, _type } });
    return index;
  }

  #pathIndex(path: string): number {
    const known = this.#paths.get(path);
    if (known !== undefined) return known;
    this.#paths.set(path, this.#paths.size);
    return this.#paths.size - 1;
  }
}

/**
 * Writes a path within a document in the syntax of source maps.
 * @param withKeys whether array items are identified by their `_key`, where it is unique, instead of their index.
 * @returns undefined when the client would read the path differently.
 */
function sourcePath(document: unknown, path: DocumentPath, withKeys: boolean): string | undefined {
  let written = '$';
  let current = document;
  for (const step of path) {
    const key = withKeys && typeof step === 'number' ? keyAt(current, step) : undefined;
    const name = key === undefined ? jsonPathStep(step) : `[?(@._key=='${key}')]`;
    if (name === undefined) return undefined;
    written += name;
    if (Array.isArray(current)) current = current[Number(step)];
    else current = isRecord(current) ? current[step] : undefined;
  }
  return written;
}

function keyAt(items: unknown, index: number): string | undefined {
  return Array.isArray(items) ? uniqueKeys(items)[index] : undefined;
}

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['\f', '\\f'],
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\t', '\\t'],
  ["'", "\\'"],
  ['\\', '\\\\'],
]);

/**
 * Writes a step of a normalised JSON path, as `@sanity/client` does: `['name']`, `[0]`.
 * @returns undefined for a name that the client would read differently.
 */
function jsonPathStep(step: string | number): string | undefined {
  if (typeof step === 'number') return `[${step}]`;
  if (/'\]|[\u2028\u2029]/.test(step)) return undefined;
  return `['${step.replace(/[\f\n\r\t'\\]/g, (character) => ESCAPES.get(character) ?? character)}']`;
}

/** Keys that the client and the Studio read back from a path unchanged. */
const PLAIN_KEY = /^[^'"\\[\]\s]+$/u;

/** The `_key` of each item if it is unique in the array; otherwise undefined. */
function uniqueKeys(items: readonly unknown[]): (string | undefined)[] {
  const keys = items.map((item) => (isRecord(item) && typeof item._key === 'string' ? item._key : undefined));
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const key of keys) {
    if (key === undefined) continue;
    (seen.has(key) ? repeated : seen).add(key);
  }
  return keys.map((key) =>
    key !== undefined && PLAIN_KEY.test(key) && !repeated.has(key) ? key : undefined,
  );
}

/**
 * Whether one mapping is enough for a value and everything in it. Below a mapping the client derives paths itself: by
 * names, and by `_key` wherever there is one. So of two items with the same key it would use the first for both.
 */
function isMappableWhole(value: unknown): boolean {
  if (Array.isArray(value)) {
    const keys = uniqueKeys(value);
    return value.every(
      (item: unknown, index) =>
        isMappableWhole(item) &&
        (keys[index] !== undefined || !isRecord(item) || typeof item._key !== 'string'),
    );
  }
  if (!isRecord(value)) return true;
  return Object.entries(value).every(
    ([name, field]) => jsonPathStep(name) !== undefined && isMappableWhole(field),
  );
}
