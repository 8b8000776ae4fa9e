import { isRecord } from '../json/is-record';
import type { DatasetView } from '../query/dataset-view';
import type { LakeDocument } from '../store/lake-document';
import type { ContentSourceMap, ValueSource } from './content-source-map';
import { fieldsOf } from './fields-of';
import { isMappableWhole } from './is-mappable-whole';
import { itemsOf } from './items-of';
import { jsonPathStep } from './json-path-step';
import { sourcePath } from './source-path';
import type { TracedValue } from './traced-value';

type Source = Extract<TracedValue, { kind: 'source' }>;

/** Writes the map of one answer, going through the answer and its trace side by side. */
export class SourceMapWriter {
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
