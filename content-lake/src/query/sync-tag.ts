import { createHash } from 'node:crypto';

/** What a tag stands for: the whole dataset, all documents of a type, or a document with its drafts and versions. */
export type SyncTagSubject =
  | { kind: 'dataset' }
  | { kind: 'type'; type: string }
  | { kind: 'id'; baseId: string };

const TAG_LENGTH = 8;

/**
 * The opaque tag of a subject, `s1:` and eight letters. Two subjects may share a tag; that only makes a
 * cache forget more than it had to.
 */
export function syncTag(dataset: string, subject: SyncTagSubject): string {
  const text = JSON.stringify([
    dataset,
    subject.kind,
    'type' in subject ? subject.type : 'baseId' in subject ? subject.baseId : '',
  ]);
  return `s1:${createHash('sha256').update(text).digest('base64url').slice(0, TAG_LENGTH)}`;
}
