import type { SanityClient } from '@sanity/client';
import { IS_SITE_DOCUMENT } from '../../protocol/site-documents';
import { publishedId } from '../addresses/links';
import { checkDocument } from '../checks/check-document';
import { type ContentDocument, type Flaw, type FlawKind, flawKinds, type Level } from '../checks/flaw';
import { forgetSiteIndex, readSiteIndex } from '../checks/site-index';
import { findOrphans } from './orphans';
import { withShown } from './shown-drafts';

/** What needs an editor's attention. */
export type Attention = { lists: FlawList[]; unpublished: Unpublished[] };

/** All flaws of one kind. */
export type FlawList = { kind: FlawKind; level: Level; title: string; flaws: Flaw[] };

/**
 * Searches all content, drafts included, for what needs attention.
 * @param client of the lake, signed in
 * @throws what the client throws
 */
export async function findProblems(client: SanityClient): Promise<Attention> {
  // What an editor has just mended is looked at again.
  forgetSiteIndex();
  const [documents, index, unpublished] = await Promise.all([
    client.fetch<ContentDocument[]>(contentQuery, {}, { perspective: 'drafts', tag: 'attention' }),
    readSiteIndex(client),
    unpublishedChanges(client),
  ]);
  const byId = new Map(documents.map((document) => [publishedId(document._id), document]));
  const drafts = unpublished.map(({ _id, _type }) => ({ ...byId.get(publishedId(_id)), _id, _type }));
  return {
    lists: listsOf([
      ...documents.flatMap((document) => checkDocument(document, index)),
      ...findOrphans(documents, index.addresses),
    ]),
    unpublished: unpublished.map((draft) => ({ ...draft, shown: withShown(draft._id, drafts) })),
  };
}

const order = Object.keys(flawKinds);

/** The flaws by kind, in the order of the kinds. */
function listsOf(flaws: readonly Flaw[]): FlawList[] {
  const lists = new Map<FlawKind, FlawList>();
  for (const flaw of flaws) {
    const { kind } = flaw;
    const known = lists.get(kind);
    if (known) known.flaws.push(flaw);
    else lists.set(kind, { kind, ...flawKinds[kind], flaws: [flaw] });
  }
  return [...lists.values()].sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
}

/** A change that visitors do not see yet. */
export type Unpublished = {
  _id: string;
  _type: string;
  _updatedAt: string;
  title: string | null;
  path: string | null;
  /** Whether it has no published version. */
  isNew: boolean;
  /** Ids of the drafts that it shows, its own first. */
  shown: string[];
};

/** The perspective with both drafts and published documents. */
const options = { perspective: 'raw', tag: 'attention' } as const;

/**
 * Changes that visitors do not see yet, the latest first.
 * @param client of the lake, signed in
 * @throws what the client throws
 */
async function unpublishedChanges(client: SanityClient): Promise<Omit<Unpublished, 'shown'>[]> {
  const drafts = await client.fetch<Omit<Unpublished, 'isNew' | 'shown'>[]>(draftsQuery, {}, options);
  // One query for all ids: a subquery per draft takes seconds.
  const ids = drafts.map(({ _id }) => publishedId(_id));
  const known = new Set(await client.fetch<string[]>(publishedQuery, { ids }, options));
  return drafts.map((draft) => ({ ...draft, isNew: !known.has(publishedId(draft._id)) }));
}

/** Content of the site; the perspective must be `drafts`. In one query: several at once take longer. */
const contentQuery = `*[${IS_SITE_DOCUMENT}]`;

/** Changes that visitors do not see yet, the latest first; the perspective must be `raw`. */
const draftsQuery = `*[_id in path("drafts.**") && !(_type match "sanity.*")] | order(_updatedAt desc){
  _id,
  _type,
  _updatedAt,
  "title": coalesce(title, name, question, productName, alt, from),
  path
}`;

/** Those of `$ids` that exist; the perspective must be `raw`. */
const publishedQuery = '*[_id in $ids]._id';
