import { isRecord } from '../json';
import type { DatasetView } from '../query/dataset-view';
import type { EvaluationContext } from '../query/evaluate-query';
import type { ParsedQuery } from '../query/query-parser';
import type { LakeDocument } from '../store/lake-document';
import { isMappableWhole, jsonPathStep, sourcePath } from './source-path';
import { SourceTracer } from './source-tracer';
import { fieldsOf, itemsOf, type TracedValue } from './traced-value';

/** The input of an answer's map. */
type AnsweredQuery = {
  readonly query: ParsedQuery;
  readonly context: EvaluationContext;
  readonly result: unknown;
  /** Whether array items are identified by `_key` instead of index. */
  readonly withKeys: boolean;
};

/**
 * The Content Source Map of an answer. What has a mapping is that very field of that very document; a value
 * whose source is not known (computed by a function or an operator, or missing) is `unknown` or has none.
 *
 * Runs the query a second time, so it costs about as much again.
 */
export function mapSources({ query, context, result, withKeys }: AnsweredQuery): ContentSourceMap {
  const writer = new SourceMapWriter(context.view, withKeys);
  try {
    writer.write('$', result, new SourceTracer(query, context).traceQuery());
  } catch {
    // What groq-js can run only asynchronously (`diff::`) is not traced.
    return new SourceMapWriter(context.view, withKeys).finish();
  }
  return writer.finish();
}

/** Where a value of an answer comes from; the numbers are places in the map's tables. */
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
  /** Places in documents, as normalised JSON paths. */
  readonly paths: readonly string[];
  /**
   * By the place of a value in the result, as a normalised JSON path. A mapping holds for everything below
   * its place too, but for what has a mapping of its own.
   */
  readonly mappings: Readonly<Record<string, { readonly type: 'value'; readonly source: ValueSource }>>;
};

type Source = Extract<TracedValue, { kind: 'source' }>;

/** Writes the map of one answer, going through the answer and its trace side by side. */
class SourceMapWriter {
  readonly #documents = new Map<string, { index: number; entry: { _id: string; _type: string } }>();
  readonly #paths = new Map<string, number>();
  readonly #mappings = new Map<string, { type: 'value'; source: ValueSource }>();

  /** @param view what the query was run on; @param withKeys as in `sourcePath`. */
  constructor(
    private readonly view: DatasetView,
    private readonly withKeys: boolean,
  ) {}

  /** The map of all that was written. */
  finish(): ContentSourceMap {
    return {
      documents: [...this.#documents.values()].map(({ entry }) => entry),
      paths: [...this.#paths.keys()],
      mappings: Object.fromEntries(this.#mappings),
    };
  }

  /**
   * Maps a value of the answer and what is in it. What is not as the trace has it stays unmapped.
   *
   * @param place the value's place in the answer, as a normalised JSON path.
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

  /** @returns false when the value cannot be mapped with everything in it, but perhaps part by part. */
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
    // A document of an overlay differs from its source in these two.
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
