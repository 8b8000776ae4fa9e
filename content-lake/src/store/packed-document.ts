import { closeSync, openSync, readSync, unlinkSync, writeSync } from 'node:fs';
import { LRUCache } from 'lru-cache';
import { isLakeDocument, type LakeDocument } from './lake-document';

/** A document as JSON in UTF-8: in memory that all threads share, or in a file. */
export type PackedDocument = SharedArrayBuffer | FilePart;

type FilePart = { readonly file: number; readonly from: number; readonly length: number };

export function packDocument(document: LakeDocument): PackedDocument {
  return toMemory(jsonOf(document));
}

const jsonOf = (document: LakeDocument) => Buffer.from(JSON.stringify(document));

function toMemory(json: Buffer): SharedArrayBuffer {
  const packed = new SharedArrayBuffer(json.length);
  Buffer.from(packed).set(json);
  return packed;
}

/**
 * Documents in a file that nothing refers to by name, so it goes with the process. The system keeps in its memory what
 * is read of it, as long as there is some.
 */
export class PackedFile {
  readonly #file: number;
  #length = 0;

  constructor(path: string) {
    this.#file = openSync(path, 'w+', 0o600);
    unlinkSync(path);
  }

  /** On a full disk, packs the document in memory. */
  add(document: LakeDocument): PackedDocument {
    const json = jsonOf(document);
    const part = { file: this.#file, from: this.#length, length: json.length };
    try {
      if (writeSync(this.#file, json, 0, json.length, this.#length) < json.length) return toMemory(json);
    } catch {
      return toMemory(json);
    }
    this.#length += json.length;
    return part;
  }

  close(): void {
    closeSync(this.#file);
  }
}

/** A field of so many values is long; a reference or a picture is not. */
const LONG = 8;
/** The parsed documents that are kept: a query reads the fields of a page several times. */
const MAX_PARSED = 100;

const parsed = new LRUCache<PackedDocument, LakeDocument>({ max: MAX_PARSED });
/** Of documents with long fields. */
const sources = new WeakMap<object, PackedDocument>();
const getters = new Map<string, PropertyDescriptor>();

/**
 * Reads a document. Its long fields, such as the body of an article, are parsed each time they are read: as objects they
 * take three times the memory.
 */
export function unpackDocument(packed: PackedDocument): LakeDocument {
  const document = parse(packed);
  const long = new Set(Object.keys(document).filter((name) => countValues(document[name], LONG) === LONG));
  return long.size === 0 ? document : lazily(document, packed, (name) => long.has(name));
}

/** A copy of a document with other ids, whose long fields are not parsed either. */
export function withIds(
  document: LakeDocument,
  ids: Pick<LakeDocument, '_id' | '_originalId'>,
): LakeDocument {
  const packed = sources.get(document);
  if (!packed) return { ...document, ...ids };
  const isLong = (name: string) => Object.getOwnPropertyDescriptor(document, name)?.get !== undefined;
  return Object.assign(lazily(document, packed, isLong), ids);
}

function lazily(
  document: LakeDocument,
  packed: PackedDocument,
  isLong: (name: string) => boolean,
): LakeDocument {
  const copy: Record<string, unknown> = {};
  for (const name of Object.keys(document)) {
    if (isLong(name)) Object.defineProperty(copy, name, getterOf(name));
    else copy[name] = document[name];
  }
  sources.set(copy, packed);
  return asDocument(copy);
}

/** Each name has one getter, so that the documents of a type have the same hidden class. */
function getterOf(name: string): PropertyDescriptor {
  const known = getters.get(name);
  if (known) return known;
  const getter = {
    enumerable: true,
    get(this: object) {
      const packed = sources.get(this);
      return packed && parse(packed)[name];
    },
  };
  getters.set(name, getter);
  return getter;
}

function parse(packed: PackedDocument): LakeDocument {
  const known = parsed.get(packed);
  if (known) return known;
  const document = asDocument(JSON.parse(bytesOf(packed).toString()));
  parsed.set(packed, document);
  return document;
}

function bytesOf(packed: PackedDocument): Buffer {
  if (packed instanceof SharedArrayBuffer) return Buffer.from(packed);
  const { file, from, length } = packed;
  const bytes = Buffer.allocUnsafe(length);
  readSync(file, bytes, 0, length, from);
  return bytes;
}

function asDocument(value: unknown): LakeDocument {
  if (!isLakeDocument(value)) throw new Error('not a document');
  return value;
}

/** The number of values in a value, up to `most`. */
function countValues(value: unknown, most: number): number {
  if (typeof value !== 'object' || value === null) return 1;
  let count = 1;
  for (const child of Object.values(value)) {
    if (count >= most) return most;
    count += countValues(child, most - count);
  }
  return Math.min(count, most);
}
