import { createHash } from 'node:crypto';
import { baseDocumentId } from '../store/lake-document';
import { type Requirement, requiredTexts } from './candidate-documents';
import type { ParsedQuery } from './query-parser';

/** Above this number, the tag of the dataset replaces them: caches limit the length of headers. */
const MAX_TAGS = 250;

/**
 * The sync tags of an answer: a later change that alters the answer carries at least one of them
 * (see `changeTags`).
 *
 * The rule is conservative. Each `*[…]` whose filter requires certain types or ids adds a tag for each of them; any other,
 * and a bare `*`, adds the tag of the dataset. Each dereferenced id adds the tag of that document, found or not.
 * @param dereferenced the ids of the dereferenced references.
 */
export function answerTags(
  dataset: string,
  query: ParsedQuery,
  params: Readonly<Record<string, unknown>>,
  dereferenced: Iterable<string>,
): string[] {
  const whole = [syncTag(dataset, { kind: 'dataset' })];
  if (query.readsEverything) return whole;
  const subjects: SyncTagSubject[] = [];
  for (const scan of query.scans) {
    const found = narrowestSubjects(requiredTexts(scan.filter, params));
    if (!found) return whole;
    subjects.push(...found);
  }
  for (const id of dereferenced) subjects.push({ kind: 'id', baseId: baseDocumentId(id) });
  const tags = new Set(subjects.map((subject) => syncTag(dataset, subject)));
  return tags.size > MAX_TAGS ? whole : [...tags].sort();
}

/** Undefined without a requirement on types or ids. Ids before types: they invalidate fewer answers. */
function narrowestSubjects(requirements: readonly Requirement[]): readonly SyncTagSubject[] | undefined {
  const known = requirements.filter((one) => one.every(({ path }) => path === '_id' || path === '_type'));
  const byId = known.find((one) => one.every(({ path }) => path === '_id'));
  return (byId ?? known[0])?.flatMap(({ path, texts }) =>
    texts.map(
      (text): SyncTagSubject =>
        path === '_id' ? { kind: 'id', baseId: baseDocumentId(text) } : { kind: 'type', type: text },
    ),
  );
}

/** The fields of a document that determine its tags. */
type TaggedDocument = {
  readonly _id: string;
  readonly _type: string;
};

/**
 * The sync tags that a change invalidates: the dataset's, the changed document's, and that of every type that
 * the document, its drafts and its versions had before or have after. Siblings count because deleting a draft may reveal
 * a published document of another type.
 * @param states the previous and new states of the changed documents and their siblings.
 */
export function changeTags(dataset: string, states: Iterable<TaggedDocument>): string[] {
  const tags = new Set([syncTag(dataset, { kind: 'dataset' })]);
  for (const { _id, _type } of states) {
    tags.add(syncTag(dataset, { kind: 'id', baseId: baseDocumentId(_id) }));
    tags.add(syncTag(dataset, { kind: 'type', type: _type }));
  }
  return [...tags].sort();
}

/** The subject of a tag: the dataset, the documents of a type, or a document with its drafts and versions. */
type SyncTagSubject = { kind: 'dataset' } | { kind: 'type'; type: string } | { kind: 'id'; baseId: string };

const TAG_LENGTH = 8;

/**
 * The opaque tag of a subject, `s1:` and eight letters. Two subjects may have the same tag, which only invalidates more
 * than necessary.
 */
function syncTag(dataset: string, subject: SyncTagSubject): string {
  const text = JSON.stringify([
    dataset,
    subject.kind,
    'type' in subject ? subject.type : 'baseId' in subject ? subject.baseId : '',
  ]);
  return `s1:${createHash('sha256').update(text).digest('base64url').slice(0, TAG_LENGTH)}`;
}
