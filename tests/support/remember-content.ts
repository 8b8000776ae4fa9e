import type { SanityClient } from '@sanity/client';
import type { StoredDocument } from './lake-editor';

/** Assets stay: they change nothing. */
const ALL = '*[!(_type match "sanity.*") && !(_type match "system.*")]';

/**
 * Remembers all documents of a lake.
 * @param lake a client in the perspective `raw`
 * @returns takes back every change since, for the next test
 */
export async function rememberContent(lake: SanityClient): Promise<() => Promise<void>> {
  const readRevisions = async () => {
    const found = await lake.fetch<{ _id: string; _rev: string }[]>(`${ALL}{ _id, _rev }`);
    return new Map(found.map(({ _id, _rev }) => [_id, _rev]));
  };
  const documents = await lake.fetch<StoredDocument[]>(ALL);
  const ids = new Set(documents.map(({ _id }) => _id));
  let known = await readRevisions();
  return async () => {
    const revisions = await readRevisions();
    const made = [...revisions.keys()].filter((id) => !ids.has(id));
    const changed = documents.filter(({ _id }) => revisions.get(_id) !== known.get(_id));
    if (made.length + changed.length === 0) return;
    const transaction = lake.transaction();
    for (const document of changed) transaction.createOrReplace(document);
    for (const id of made) transaction.delete(id);
    await transaction.commit();
    known = await readRevisions();
  };
}
