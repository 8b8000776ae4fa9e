import type { SanityClient } from '@sanity/client';
import { getPublishedId, isPublishedId } from '@sanity/client/csm';
import { fillLink } from '../../protocol/placeholders';
import { visibleSpan } from '../../protocol/visibility';
import type { ContentDocument } from '../checks/flaw';
import { AddressBook, type Addresses } from './address-book';
import type { LinkingDocument } from './linked-content';
import { choicesOf, pageAnchors } from './page-anchors';

/** A change of addresses, before it is published. Paths as stored, perhaps with `{product}`. */
export type AddressChange = {
  /** Id of the changed document, published. */
  id: string;
  before: AddressBook;
  after: AddressBook;
  /** The old path of a page, and the path that replaces it, if any. */
  moved?: { from: string; to: string | undefined };
  /** New link names, by the old ones; and what links choose, by what they chose. */
  anchors: ReadonlyMap<string, string>;
  choices: ReadonlyMap<string, string>;
};

/** A link that leads nowhere after a change, or a text whose fact goes, and what could replace it. */
export type BrokenUse = {
  document: LinkingDocument['document'];
  /** Path of the field, as Studio writes it. */
  field: string;
  text: string;
  newText: string | undefined;
  /** The page itself, where the part of it that a link names goes. */
  fallback: string | undefined;
};

type Pages = Addresses['pages'];
type Publishing = {
  id: string;
  /** The new path of a page; it may be newer than the draft that was read. */
  path?: string | undefined;
  /** Of shared content. */
  shortName?: { before: string | undefined; after: string | undefined };
};

const isPublished = ({ _id }: { _id: string }) => isPublishedId(_id);

/**
 * What publishing a document changes: its path, and the link names of its blocks or its own short name.
 * @param addresses with drafts
 */
export function changeByPublishing(
  addresses: Addresses,
  {
    id,
    path,
    shortName: { before: oldName, after: newName } = { before: undefined, after: undefined },
  }: Publishing,
): AddressChange {
  const published = addresses.pages.filter(isPublished);
  if (oldName !== undefined && newName !== undefined)
    return {
      ...books(addresses, renamedIn(published, id, newName)),
      id,
      anchors: new Map([[oldName, newName]]),
      choices: new Map(),
    };
  const before = published.find(({ _id }) => _id === id);
  const draft = addresses.pages.find(({ _id }) => _id === `drafts.${id}`) ?? before;
  const after = draft && { ...draft, _id: id, path: path ?? draft.path };
  const others = published.filter(({ _id }) => _id !== id);
  const isMoved = before && after && before.path !== after.path;
  // A block may go at the end that it has got now: then links to it lead nowhere.
  const atMs = Math.max(Date.now(), ...newEnds(before, after));
  const changed = books(addresses, after ? [...others, after] : others, atMs);
  return {
    ...changed,
    id,
    ...(isMoved && { moved: { from: before.path, to: after.path } }),
    anchors: renamedAnchors(changed.before, before, after),
    choices: renamedChoices(before, after),
  };
}

/**
 * What taking a page off the site changes.
 * @param to the path that visitors are led to instead, if any
 */
export function changeByLeaving(addresses: Addresses, id: string, to: string | undefined): AddressChange {
  const page = addresses.pages.find(({ _id }) => _id === id);
  const others = addresses.pages.filter(({ _id }) => isPublished({ _id }) && _id !== id);
  return {
    ...books(addresses, others),
    id,
    ...(page && { moved: { from: page.path, to } }),
    anchors: new Map(),
    choices: new Map(),
  };
}

/**
 * The links that a change breaks, in published documents and drafts, except in the changed document itself.
 * @param content of all types that have links, in the perspective `raw`
 */
export function brokenLinks(content: readonly LinkingDocument[], change: AddressChange): BrokenUse[] {
  return content.flatMap(({ document, links }) => {
    if (getPublishedId(document._id) === change.id) return [];
    const ownPath = pathOf(document);
    return links
      .filter(({ href }) => isBroken(href, ownPath, change))
      .map(({ field, href }) => ({
        ...{ document, field, text: href },
        newText: replacement(href, ownPath, change),
        fallback: pageOf(href, change),
      }));
  });
}

/**
 * The redirect from a page's old path. Its id is made from the path, so that a repetition writes the same document.
 * @param from the path as stored
 * @param page id of the page that it leads to; undefined for 410
 */
export function redirectFrom(from: string, { brand }: AddressBook, page: string | undefined) {
  return {
    _id: `redirect${fillLink(from, brand).replace(/[^a-z0-9-]/gi, '_')}`,
    _type: 'redirect',
    from,
    status: page ? 308 : 410,
    ...(page && { page: { _type: 'reference', _ref: page, _weak: true } }),
  };
}

type Written = {
  redirect?: ReturnType<typeof redirectFrom> | undefined;
  /** Redirects that begin where a page stands now. */
  deletions?: readonly string[];
  uses?: readonly BrokenUse[];
};

/** Writes what follows from a change, all or nothing: it fails if a linking document has changed meanwhile. */
export async function writeConsequences(
  client: SanityClient,
  { redirect, deletions = [], uses = [] }: Written,
): Promise<void> {
  const transaction = client.transaction();
  if (redirect) transaction.createOrReplace(redirect);
  for (const id of deletions) transaction.delete(id);
  for (const document of new Set(uses.map((use) => use.document))) {
    const changed = uses.filter((use) => use.document === document);
    const set = Object.fromEntries(
      changed.flatMap(({ field, newText }) => (newText === undefined ? [] : [[field, newText]])),
    );
    transaction.patch(document._id, { ifRevisionID: document._rev, set });
  }
  await transaction.commit({ tag: 'addresses', visibility: 'sync' });
}

/** @param atMs the time of both, at which they are compared */
function books(addresses: Addresses, pages: Pages, atMs = Date.now()) {
  const published = addresses.pages.filter(isPublished);
  return {
    before: new AddressBook({ ...addresses, pages: published }, atMs),
    after: new AddressBook({ ...addresses, pages }, atMs),
  };
}

type Page = Pages[number] | undefined;

/** The ends of a page and of its blocks that they did not have before, in ms since 1970. */
function newEnds(before: Page, after: Page): number[] {
  const known = new Set(endsOf(before));
  return endsOf(after).filter((ms) => Number.isFinite(ms) && !known.has(ms));
}

const endsOf = (page: Page) =>
  [page ?? {}, ...(page?.blocks ?? [])].map((dated) => visibleSpan(dated).untilMs);

/** What links choose, by what they chose. */
function renamedChoices(before: Page, after: Page): Map<string, string> {
  const now = new Map(choicesOf({ blocks: after?.blocks ?? null }).map(({ key, choice }) => [key, choice]));
  return new Map(
    choicesOf({ blocks: before?.blocks ?? null }).map(({ key, choice }) => [choice, now.get(key) ?? choice]),
  );
}

function renamedIn(pages: Pages, record: string, id: string): Pages {
  return pages.map((page) => ({
    ...page,
    blocks: (page.blocks ?? []).map(({ records, ...block }) => ({
      ...block,
      records: (records ?? []).map((one) => (one?._id === record ? { ...one, id } : one)),
    })),
  }));
}

/**
 * New link names, by the old ones: of blocks, which have keys; and of a heading or section, if it alone has another name
 * in its place.
 */
function renamedAnchors(brand: AddressBook, before: Page, after: Page): Map<string, string> {
  if (!before || !after) return new Map();
  const [names, newNames] = [before, after].map((page) => [...pageAnchors(page, brand).keys()]);
  const changed = (names ?? []).flatMap((name, at) => {
    const newName = newNames?.[at];
    return newName !== undefined && newName !== name ? [[name, newName] as const] : [];
  });
  const byKey = new Map((after.blocks ?? []).map(({ _key, anchor }) => [_key, anchor]));
  const ofBlocks = (before.blocks ?? []).flatMap(({ _key, anchor }) => {
    const now = byKey.get(_key);
    return anchor && now && now !== anchor ? [[anchor, now] as const] : [];
  });
  const isOne = changed.length === 1 && names?.length === newNames?.length;
  return new Map([...(isOne ? changed : []), ...ofBlocks]);
}

function isBroken(href: string, ownPath: string | undefined, { before, after }: AddressChange): boolean {
  return before.flawOf(href, ownPath) === undefined && after.flawOf(href, ownPath) !== undefined;
}

function replacement(href: string, ownPath: string | undefined, change: AddressChange): string | undefined {
  const { before, after, moved, anchors, choices } = change;
  const [, path = '', query = '', anchor = ''] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(href.trim()) ?? [];
  const isMoved = moved && path !== '' && before.pathOf(path) === before.pathOf(moved.from);
  if (isMoved && moved.to === undefined) return undefined;
  const asked = query.replace(/[^?&]+/g, (choice) => choices.get(choice) ?? choice);
  const to = (isMoved ? moved.to : path) + asked;
  const named = anchors.get(anchor) ?? anchor;
  const candidates = [named ? `${to}#${named}` : to, ...(isMoved ? [to] : [])];
  return candidates.find((one) => one !== '' && one !== href && after.flawOf(one, ownPath) === undefined);
}

/** Where a link leads without the part that it names; undefined if that is not a page either, or the page it is on. */
function pageOf(href: string, { after }: AddressChange): string | undefined {
  const [path = ''] = href.trim().split(/[?#]/);
  return path !== '' && path !== href && after.flawOf(path) === undefined ? path : undefined;
}

function pathOf({ path }: ContentDocument): string | undefined {
  return typeof path === 'string' ? path : undefined;
}
