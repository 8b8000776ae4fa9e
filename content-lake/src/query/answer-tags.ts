import { baseDocumentId } from '../store/document-id';
import type { ParsedQuery } from './parsed-query';
import { type Requirement, requiredTexts } from './required-texts';
import { type SyncTagSubject, syncTag } from './sync-tag';

/** Beyond this, one tag for the dataset is kinder to caches than a header of kilobytes. */
const MAX_TAGS = 250;

/**
 * The sync tags of an answer: a later change that alters the answer carries at least one of them
 * (see `changeTags`).
 *
 * The rule is conservative. Each `*[…]` whose filter demands certain types or ids gives a tag for each of
 * them, any other the tag of the dataset; so does a bare `*`. Each reference that was followed gives the
 * tag of its target, found or not. Documents in the answer are among those demanded.
 *
 * @param dereferenced the ids of the references followed.
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

/** Undefined when no requirement is about types and ids alone. Ids before types: they forget less. */
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
