import { isRecord } from '../json';

/** A stored document. Frozen, all the way down. */
export interface LakeDocument {
  readonly _id: string;
  readonly _type: string;
  readonly _rev: string;
  readonly _createdAt: string;
  readonly _updatedAt: string;
  readonly [field: string]: unknown;
}

/** True when the value has the five fields that every stored document has. */
export function isLakeDocument(value: unknown): value is LakeDocument {
  if (!isRecord(value)) return false;
  return ['_id', '_type', '_rev', '_createdAt', '_updatedAt'].every(
    (name) => typeof value[name] === 'string',
  );
}
