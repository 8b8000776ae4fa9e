import type { SanityClient } from '@sanity/client';
import { getPublishedId } from '@sanity/client/csm';
import { IS_SITE_DOCUMENT } from '../../protocol/site-documents';
import { readOtherEditors } from '../attention/last-editors';
import type { ContentDocument } from '../checks/flaw';
import { calendarOf, type DatedDocument, datedQuery } from '../dates/calendar';

const FORESEEN_MS = 14 * 24 * 60 * 60 * 1000;
/** Drafts and changes of a day that are looked at; “Needs attention” has all drafts. */
const MOST = 60;

/** A document that was changed; `editor` is the name of another editor who changed it last. */
export type Changed = ContentDocument & { _updatedAt: string; editor?: string | undefined };

type Found = { drafts: Changed[]; changed: Changed[]; dated: DatedDocument[]; created: string[] };

/** Who asks, what they may begin, and when. */
type Asking = {
  users: Parameters<typeof readOtherEditors>[1];
  me: string | undefined;
  /** In the order of a new site. */
  types: readonly string[];
  /** The day of a time, in words and in the editor's time zone. */
  dayOf: (ms: number) => string;
  nowMs: number;
};

/**
 * Reads what an editor begins with, in one query and one request of the history.
 * @returns `drafts` of this editor and `changes` by others since midnight, the latest first; `days` of two weeks on which
 *   something comes or goes; `begun`: the types, those of which documents were begun most often of late first
 * @throws what the client throws
 */
export async function readToday(client: SanityClient, { users, me, types, dayOf, nowMs }: Asking) {
  const midnight = new Date(new Date(nowMs).setHours(0, 0, 0, 0)).toISOString();
  const options = { perspective: 'raw', tag: 'today' } as const;
  const found = await client.fetch<Found>(todayQuery, { midnight, types }, options);
  const ids = new Set([...found.drafts, ...found.changed].map(({ _id }) => _id));
  const others = await readOtherEditors(client, users, [...ids], me);
  const named = (documents: Changed[]) =>
    documents.map((each) => ({ ...each, editor: others.get(each._id) }));
  const count = (type: string) => found.created.filter((each) => each === type).length;
  return {
    drafts: named(found.drafts).filter(({ editor }) => editor === undefined),
    changes: oncePerDocument(named(found.changed).filter(({ editor }) => editor !== undefined)),
    days: calendarOf(found.dated, nowMs, dayOf).days.filter(
      ({ entries: [first] }) => first && first.atMs < nowMs + FORESEEN_MS,
    ),
    begun: [...types].sort((one, other) => count(other) - count(one)),
  };
}

/** Of a document and its draft the one that comes first. */
function oncePerDocument(documents: readonly Changed[]): Changed[] {
  const ids = documents.map(({ _id }) => getPublishedId(_id));
  return documents.filter(({ _id }, at) => ids.indexOf(getPublishedId(_id)) === at);
}

const LISTED = `| order(_updatedAt desc)[0...${MOST}]{
  _id,
  _type,
  _updatedAt,
  "title": coalesce(title, name, question, productName, alt, from)
}`;

/** Takes `$midnight` and `$types`; the perspective must be `raw`. */
const todayQuery = `{
  "drafts": *[_id in path("drafts.**") && ${IS_SITE_DOCUMENT}] ${LISTED},
  "changed": *[_updatedAt >= $midnight && ${IS_SITE_DOCUMENT}] ${LISTED},
  "created": *[_type in $types] | order(_createdAt desc)[0...${MOST}]._type,
  "dated": ${datedQuery}
}`;
