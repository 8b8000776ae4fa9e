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
  const [index, unpublished] = await Promise.all([readSiteIndex(client), unpublishedChanges(client)]);
  const documents: ContentDocument[] = [];
  const flaws: Flaw[] = [];
  for await (const batch of allContent(client)) {
    documents.push(...batch);
    flaws.push(...batch.flatMap((document) => checkDocument(document, index)));
  }
  const byId = new Map(documents.map((document) => [publishedId(document._id), document]));
  const drafts = unpublished.map(({ _id, _type }) => ({ ...byId.get(publishedId(_id)), _id, _type }));
  return {
    lists: listsOf([...flaws, ...findOrphans(documents, index.addresses)]),
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

/** All content of the site as editors see it, in batches; the next one is on its way while one is used. */
async function* allContent(client: SanityClient): AsyncGenerator<ContentDocument[]> {
  const options = { perspective: 'drafts', tag: 'attention' } as const;
  const read = (after: string) => client.fetch<ContentDocument[]>(contentQuery, { after }, options);
  for (let next: ReturnType<typeof read> | undefined = read(''); next; ) {
    const batch: ContentDocument[] = await next;
    const last = batch[BATCH - 1];
    next = last && read(last._id);
    // A failure is thrown where the batch is used.
    next?.catch(() => undefined);
    yield batch;
  }
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

/** How many documents are read at once: of ten thousand, all would be too many for one answer. */
const BATCH = 1_000;

/** Content of the site in the order of ids, from `$after` on; the perspective must be `drafts`. */
const contentQuery = `*[${IS_SITE_DOCUMENT} && _id > $after] | order(_id asc)[0...${BATCH}]`;

/** Changes that visitors do not see yet, the latest first; the perspective must be `raw`. */
const draftsQuery = `*[_id in path("drafts.**") && !string::startsWith(_type, "sanity.")] | order(_updatedAt desc){
  _id,
  _type,
  _updatedAt,
  "title": coalesce(title, name, question, productName, alt, from),
  path
}`;

/** Those of `$ids` that exist; the perspective must be `raw`. */
const publishedQuery = '*[_id in $ids]._id';
