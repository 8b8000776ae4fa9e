import type { SanityClient } from '@sanity/client';
import { getPublishedId, studioPath } from '@sanity/client/csm';
import type { SanityDocument, ValidationMarker } from 'sanity';
import { readImpact } from '../addresses/read-impact';
import { discardSiteIndex } from '../checks/site-index';
import { refsIn } from './shown-drafts';

/** Why a draft cannot be published with the others. `path` leads to its field; empty for the document. */
export type Refusal = { id: string; path: string; message: string };

/** What Studio finds wrong with a document. @param exists whether a document that it refers to will be published */
export type Validate = (
  document: SanityDocument,
  exists: (id: string) => Promise<boolean>,
) => Promise<ValidationMarker[]>;

const LOOKING_TIMEOUT_MS = 20_000;

/**
 * Publishes several drafts, all of them or none, in one request.
 * @param ids of the drafts
 * @param validate Studio's own validation, which the forms show
 * @param seen revisions of drafts as they were looked at: a later one is not published
 * @returns what keeps them from being published; empty if they are
 * @throws what the client throws, for instance where a draft has changed meanwhile
 */
export async function publishTogether(
  client: SanityClient,
  ids: readonly string[],
  validate: Validate,
  seen: ReadonlyMap<string, string> = new Map(),
): Promise<Refusal[]> {
  const found = await client.fetch<Found>(
    foundQuery,
    { drafts: ids, published: ids.map(getPublishedId) },
    { perspective: 'raw', tag: 'publish-together', signal: AbortSignal.timeout(LOOKING_TIMEOUT_MS) },
  );
  const changed = found.drafts.filter(({ _id, _rev }) => (seen.get(_id) ?? _rev) !== _rev);
  if (changed.length > 0) return changed.map(({ _id }) => ({ id: _id, path: '', message: CHANGED }));
  const options = { perspective: 'raw', tag: 'publish-together' } as const;
  const targets = await client.fetch<string[]>(targetsQuery, { ids: found.drafts.flatMap(refsIn) }, options);
  // It may have been read before one of the drafts was made: their links to one another would lead to no page.
  discardSiteIndex();
  const refusals = await refusalsOf(client, { ...found, targets }, ids, validate);
  if (refusals.length > 0) return refusals;
  const revisions = new Map(found.published.map(({ _id, _rev }) => [_id, _rev]));
  await client.action(
    found.drafts.map(({ _id, _rev }) => ({
      actionType: 'sanity.action.document.publish',
      draftId: _id,
      publishedId: getPublishedId(_id),
      ifDraftRevisionId: _rev,
      ifPublishedRevisionId: revisions.get(getPublishedId(_id)),
    })),
    { tag: 'publish-together' },
  );
  return [];
}

type Found = {
  drafts: SanityDocument[];
  published: SanityDocument[];
};

/** `$drafts` and `$published`: ids of both versions of the chosen documents; the perspective must be `raw`. */
const foundQuery = `{
  "drafts": *[_id in $drafts],
  "published": *[_id in $published]
}`;

/** Those of `$ids` that exist; the perspective must be `raw`. */
const targetsQuery = '*[_id in $ids]._id';

async function refusalsOf(
  client: SanityClient,
  { drafts, published, targets }: Found & { targets: string[] },
  ids: readonly string[],
  validate: Validate,
): Promise<Refusal[]> {
  const known = new Set([...targets, ...drafts.map(({ _id }) => getPublishedId(_id))]);
  const befores = new Map(published.map((document) => [document._id, document]));
  const missing = ids.filter((id) => !drafts.some(({ _id }) => _id === id));
  const wrong = await Promise.all(
    drafts.map(async (draft): Promise<Refusal[]> => {
      const before = befores.get(getPublishedId(draft._id));
      if (before?.path && before.path !== draft.path)
        return [{ id: draft._id, path: 'path', message: MOVED }];
      if (before && (await readImpact(client, draft, before)))
        return [{ id: draft._id, path: '', message: USED }];
      const markers = await validate(draft, async (id) => known.has(id));
      return markers
        .filter(({ level }) => level === 'error')
        .map(({ path, message }) => ({ id: draft._id, path: studioPath.toString(path), message }));
    }),
  );
  return [...missing.map((id) => ({ id, path: '', message: MISSING })), ...wrong.flat()];
}

const MOVED =
  'Its path changes. Publish it by itself: Studio then asks where visitors of the old address go.';
const USED =
  'Others use what changes or goes in it. Publish it by itself: Studio then says who, and asks what becomes of it.';
const CHANGED = 'It has just been changed. Look at it, then publish again.';
const MISSING = 'It has been published or discarded meanwhile. Look again.';
