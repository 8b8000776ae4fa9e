import { isRecord } from '../../../protocol/is-record';

/** A stored document, deeply frozen. */
export type LakeDocument = {
  readonly _id: string;
  readonly _type: string;
  readonly _rev: string;
  readonly _createdAt: string;
  readonly _updatedAt: string;
  readonly [field: string]: unknown;
};

/** Whether a value has the five fields that every stored document has. */
export function isLakeDocument(value: unknown): value is LakeDocument {
  if (!isRecord(value)) return false;
  return ['_id', '_type', '_rev', '_createdAt', '_updatedAt'].every(
    (name) => typeof value[name] === 'string',
  );
}

/**
 * The id without its draft or version prefix: `drafts.a` and `versions.spring.a` are both versions of `a`.
 * References always contain this id.
 */
export function baseDocumentId(id: string): string {
  if (id.startsWith('drafts.')) return id.slice('drafts.'.length);
  if (!id.startsWith('versions.')) return id;
  const end = id.indexOf('.', 'versions.'.length);
  return end === -1 ? id : id.slice(end + 1);
}

/** Whether an id is that of a published document, and not of a draft or version. */
export function isPublishedId(id: string): boolean {
  return baseDocumentId(id) === id;
}

/** Differences do not contain `_rev`, as in the hosted lake: the Studio applies them to documents without it. */
export function withoutRevision(document: LakeDocument | undefined): unknown {
  if (!document) return null;
  const { _rev, ...fields } = document;
  return fields;
}
