import type { SanityClient } from '@sanity/client';
import { getPublishedId } from '@sanity/client/csm';
import { IS_SITE_DOCUMENT } from '../../protocol/site-documents';
import type { FindFlaws } from '../checks/check-document';
import { type ContentDocument, type Flaw, type FlawKind, flawKinds, type Level } from '../checks/flaw';
import { discardSiteIndex, readSiteIndex, type SiteIndex } from '../checks/site-index';
import { readContent } from '../checks/walk-content';
import { readInBatches } from '../lake/read-in-batches';
import { OrphanSearch } from './orphans';
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
export async function findProblems(client: SanityClient, findFlaws: FindFlaws): Promise<Attention> {
  // What an editor has just mended is looked at again.
  discardSiteIndex();
  // First: the local lake lets a quick query interrupt one of two slow ones, which then starts again.
  const unpublished = await unpublishedChanges(client);
  /** By their published id. */
  const drafts = new Map(unpublished.map(({ _id, _type }) => [getPublishedId(_id), { _id, _type }]));
  const flaws: Flaw[] = [];
  const check = async (document: ContentDocument, { index, orphans }: Site) => {
    const content = readContent(document);
    // The texts of thousands of pages need not stay in memory.
    const { blocks, body, ...listed } = document;
    for (const flaw of await findFlaws(document, index, content)) flaws.push({ ...flaw, document: listed });
    orphans.add(listed, content.parts);
    const id = getPublishedId(document._id);
    const draft = drafts.get(id);
    if (draft) drafts.set(id, { ...document, ...draft });
  };
  let search = readSiteIndex(client).then((index) => ({ index, orphans: new OrphanSearch(index) }));
  // Failures are thrown at the end.
  search.catch(() => undefined);
  // Content is read on while the index is on its way.
  for await (const batch of allContent(client)) {
    search = search.then(async (site) => {
      for (const document of batch) await check(document, site);
      return site;
    });
    search.catch(() => undefined);
  }
  const { orphans } = await search;
  const known = [...drafts.values()];
  return {
    lists: listsOf([...flaws, ...orphans.found()]),
    unpublished: unpublished.map((draft) => ({ ...draft, shown: withShown(draft._id, known) })),
  };
}

type Site = { index: SiteIndex; orphans: OrphanSearch };

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

/** All content of the site as editors see it; articles are long, so that batches are small. */
const allContent = (client: SanityClient) =>
  readInBatches<ContentDocument>(client, {
    filter: IS_SITE_DOCUMENT,
    perspective: 'drafts',
    tag: 'attention',
    size: 250,
  });

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
  const ids = drafts.map(({ _id }) => getPublishedId(_id));
  const known = new Set(await client.fetch<string[]>(publishedQuery, { ids }, options));
  return drafts.map((draft) => ({ ...draft, isNew: !known.has(getPublishedId(draft._id)) }));
}

/** Changes that visitors do not see yet, the latest first; the perspective must be `raw`. */
const draftsQuery = `*[_id in path("drafts.**") && !string::startsWith(_type, "sanity.")] | order(_updatedAt desc){
  _id,
  _type,
  _updatedAt,
  "title": coalesce(title, name, question, company, productName, alt, from),
  path
}`;

/** Those of `$ids` that exist; the perspective must be `raw`. */
const publishedQuery = '*[_id in $ids]._id';
