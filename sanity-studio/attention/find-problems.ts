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
  let search = readSiteIndex(client).then((index) => new Search(index, findFlaws, unpublished));
  // Failures are thrown at the end.
  search.catch(() => undefined);
  // Content is read on while the index is on its way.
  for await (const batch of allContent(client)) {
    search = search.then((started) => started.check(batch));
    search.catch(() => undefined);
  }
  return (await search).found();
}

/** What is found while content is read. */
class Search {
  readonly #index: SiteIndex;
  readonly #findFlaws: FindFlaws;
  readonly #unpublished: Omit<Unpublished, 'shown'>[];
  /** By their published id. */
  readonly #drafts: Map<string, { _id: string; _type: string }>;
  readonly #orphans: OrphanSearch;
  readonly #flaws: Flaw[] = [];

  constructor(index: SiteIndex, findFlaws: FindFlaws, unpublished: Omit<Unpublished, 'shown'>[]) {
    this.#index = index;
    this.#findFlaws = findFlaws;
    this.#unpublished = unpublished;
    this.#drafts = new Map(unpublished.map(({ _id, _type }) => [getPublishedId(_id), { _id, _type }]));
    this.#orphans = new OrphanSearch(index.addresses);
  }

  async check(documents: readonly ContentDocument[]): Promise<this> {
    for (const document of documents) {
      const content = readContent(document);
      // The texts of thousands of pages need not stay in memory.
      const { blocks, body, ...listed } = document;
      for (const flaw of await this.#findFlaws(document, this.#index, content))
        this.#flaws.push({ ...flaw, document: listed });
      this.#orphans.add(listed, content.parts);
      const id = getPublishedId(document._id);
      const draft = this.#drafts.get(id);
      if (draft) this.#drafts.set(id, { ...document, ...draft });
    }
    return this;
  }

  found(): Attention {
    const drafts = [...this.#drafts.values()];
    return {
      lists: listsOf([...this.#flaws, ...this.#orphans.found()]),
      unpublished: this.#unpublished.map((draft) => ({ ...draft, shown: withShown(draft._id, drafts) })),
    };
  }
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
