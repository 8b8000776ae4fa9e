import type { SanityClient } from '@sanity/client';
import { getPublishedId } from '@sanity/client/csm';
import { IS_SITE_DOCUMENT } from '../../protocol/site-documents';
import { readOtherEditors } from '../attention/last-editors';
import type { ContentDocument } from '../checks/flaw';
import { calendarOf, type DatedDocument, datedQuery } from '../dates/calendar';
import { dayInWords } from '../schema/names/studio-dates';

const FORESEEN_MS = 14 * 24 * 60 * 60 * 1000;

/** A document that was changed; `editor` is the name of another editor who changed it last. */
export type Changed = ContentDocument & { _updatedAt: string; editor?: string | undefined };

type Found = { drafts: Changed[]; changed: Changed[]; dated: DatedDocument[] };

/**
 * Reads what an editor begins with, in one query and one request of the history.
 * @param me id of the editor
 * @returns `drafts` of this editor and `changes` by others since midnight, the latest first; `days` of two weeks on which
 *   something comes or goes
 * @throws what the client throws
 */
export async function readToday(
  client: SanityClient,
  users: Parameters<typeof readOtherEditors>[1],
  me: string | undefined,
  now = new Date(),
) {
  const midnight = new Date(new Date(now).setHours(0, 0, 0, 0)).toISOString();
  const options = { perspective: 'raw', tag: 'today' } as const;
  const found = await client.fetch<Found>(todayQuery, { midnight }, options);
  const ids = new Set([...found.drafts, ...found.changed].map(({ _id }) => _id));
  const others = await readOtherEditors(client, users, [...ids], me);
  const named = (documents: Changed[]) =>
    documents.map((each) => ({ ...each, editor: others.get(each._id) }));
  const changes = named(found.changed).filter(({ editor }) => editor);
  return {
    drafts: named(found.drafts).filter(({ editor }) => !editor),
    // Of a document and its draft the one that was changed last.
    changes: [...new Map(changes.toReversed().map((each) => [getPublishedId(each._id), each])).values()],
    days: calendarOf(found.dated, now.getTime(), dayInWords).days.filter(
      ({ entries: [first] }) => first && first.atMs < now.getTime() + FORESEEN_MS,
    ),
  };
}

/** More are in “Needs attention” and in the lists. */
const LATEST = `| order(_updatedAt desc)[0...60]{
  _id,
  _type,
  _updatedAt,
  "title": coalesce(title, name, question, productName, alt, from)
}`;

/** Takes `$midnight`; the perspective must be `raw`. */
const todayQuery = `{
  "drafts": *[_id in path("drafts.**") && ${IS_SITE_DOCUMENT}] ${LATEST},
  "changed": *[_updatedAt >= $midnight && ${IS_SITE_DOCUMENT}] ${LATEST},
  "dated": ${datedQuery}
}`;
