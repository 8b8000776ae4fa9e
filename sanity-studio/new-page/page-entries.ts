import type { SanityClient } from '@sanity/client';
import { getPublishedId } from '@sanity/client/csm';
import { isRecord, recordsIn } from '../../protocol/is-record';
import type { ContentDocument } from '../checks/flaw';

/** A draft with an entry of a page that is not published yet: the menu, its card, the page with its card. */
export type PageEntry = {
  draft: ContentDocument & { _rev: string };
  /** Whether more would be published with it. */
  hasOtherChanges: boolean;
};

const LOOKING_TIMEOUT_MS = 10_000;

/** Drafts that may have an entry of the page at `$path`; the perspective must be `raw`. */
const draftsQuery = `*[_id in path("drafts.**") && (
  _type == "navigation" ||
  (_type == "industry" && href == $path) ||
  (_type == "page" && count(blocks[_type in ["industryGrid", "moduleSections"]]) > 0)
)]`;

/** @throws what the client throws, also where the answer takes too long */
export async function readPageEntries(client: SanityClient, path: string): Promise<PageEntry[]> {
  const signal = AbortSignal.timeout(LOOKING_TIMEOUT_MS);
  const options = { perspective: 'raw', tag: 'page-entries', signal } as const;
  const drafts = await client.fetch<PageEntry['draft'][]>(draftsQuery, { path }, options);
  if (drafts.length === 0) return [];
  const ids = drafts.map(({ _id }) => getPublishedId(_id));
  return entriesOf(path, drafts, await client.fetch('*[_id in $ids]', { ids }, options));
}

/**
 * The drafts that enter a page.
 * @param path of the page
 * @param published the published versions of the drafts, as far as there are any
 */
export function entriesOf(
  path: string,
  drafts: readonly PageEntry['draft'][],
  published: readonly ContentDocument[],
): PageEntry[] {
  const before = new Map(published.map((document) => [document._id, document]));
  const isNew = ({ _id }: ContentDocument) => !before.has(getPublishedId(_id));
  const cards = drafts.filter((draft) => draft._type === 'industry' && draft.href === path && isNew(draft));
  const cardIds = new Set<string>(cards.map(({ _id }) => getPublishedId(_id)));
  const isEntry = ({ _type, href, _ref }: Record<string, unknown>) =>
    _type === 'reference' ? cardIds.has(String(_ref)) : ENTRIES.includes(_type) && href === path;
  const holders = drafts.flatMap((draft): PageEntry[] => {
    const document = before.get(getPublishedId(draft._id));
    if (!document || draft._type === 'industry') return [];
    const rest = withoutEntries(draft, document, isEntry);
    if (textOf(rest) === textOf(draft)) return [];
    return [{ draft, hasOtherChanges: textOf(rest) !== textOf(document) }];
  });
  return [...cards.map((draft) => ({ draft, hasOtherChanges: false })), ...holders];
}

const ENTRIES: readonly unknown[] = ['menuLink', 'menuItem', 'moduleSection'];

/** A value as it would be without the entries that were added to its lists. */
function withoutEntries(
  value: unknown,
  before: unknown,
  isEntry: (member: Record<string, unknown>) => boolean,
): unknown {
  if (Array.isArray(value)) {
    const known = new Map(recordsIn(before).map((one) => [one._key, one]));
    const kept = value.filter((one) => !isRecord(one) || known.has(one._key) || !isEntry(one));
    // A list that was made for the entry goes with it.
    if (kept.length === 0 && value.length > 0 && before === undefined) return undefined;
    return kept.map((one) => (isRecord(one) ? withoutEntries(one, known.get(one._key), isEntry) : one));
  }
  if (!isRecord(value)) return value;
  const old = isRecord(before) ? before : {};
  return Object.fromEntries(
    Object.entries(value).map(([field, own]) => [field, withoutEntries(own, old[field], isEntry)]),
  );
}

/** Fields that differ between a draft and its document without a change of an editor. */
const STAMPS = ['_id', '_rev', '_createdAt', '_updatedAt'];

/** The content of a document as text, whatever the order of its fields. */
function textOf(document: unknown): string {
  return JSON.stringify(document, (field, value: unknown) => {
    if (STAMPS.includes(field)) return undefined;
    return isRecord(value) && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value;
  });
}
