import type { SanityClient } from '@sanity/client';
import { isRecord } from '../../protocol/is-record';
import type { AddressBook } from '../addresses/address-book';
import { readAddressBook } from '../addresses/read-addresses';
import { describingField } from '../schema/rules/media-rule';
import { type ContentType, contentQuery, linkFields } from './content-query';

/** What needs an editor's attention. */
export type Attention = { undescribed: Flaw[]; dead: Flaw[]; unpublished: Unpublished[] };

const asDrafts = { perspective: 'drafts', tag: 'attention' } as const;

/**
 * Searches all content for what needs attention.
 * @param client of the lake, signed in
 * @param types the document types of the content model
 * @throws what the client throws
 */
export async function findProblems(client: SanityClient, types: readonly ContentType[]): Promise<Attention> {
  const [documents, unpublished, addresses] = await Promise.all([
    client.fetch<ContentDocument[]>(contentQuery(types), {}, asDrafts),
    unpublishedChanges(client),
    readAddressBook(client),
  ]);
  const dead = [...deadLinks(documents, addresses), ...deadRedirects(addresses)];
  return { undescribed: undescribedPictures(documents), dead, unpublished };
}

/** A change that visitors do not see yet. */
type Unpublished = {
  _id: string;
  _type: string;
  _updatedAt: string;
  title: string | null;
  path: string | null;
  /** Whether it has no published version. */
  isNew: boolean;
};

/** The perspective with both drafts and published documents. */
const options = { perspective: 'raw', tag: 'attention' } as const;

/**
 * Changes that visitors do not see yet, the latest first.
 * @param client of the lake, signed in
 * @throws what the client throws
 */
async function unpublishedChanges(client: SanityClient): Promise<Unpublished[]> {
  const drafts = await client.fetch<Omit<Unpublished, 'isNew'>[]>(draftsQuery, {}, options);
  const publishedId = ({ _id }: { _id: string }) => _id.replace(/^drafts\./, '');
  // One query for all ids: a subquery per draft takes seconds.
  const published = await client.fetch<string[]>(publishedQuery, { ids: drafts.map(publishedId) }, options);
  const known = new Set(published);
  return drafts.map((draft) => ({ ...draft, isNew: !known.has(publishedId(draft)) }));
}

/** A document in an answer of the lake. */
export type ContentDocument = { _id: string; _type: string; path?: string; [field: string]: unknown };

/** Something that needs an editor's attention, and where it is. */
export type Flaw = { document: ContentDocument; path: string; message: string };

/**
 * Pictures that are neither described nor declared decoration.
 * @param documents in the perspective `drafts`
 */
export function undescribedPictures(documents: readonly ContentDocument[]): Flaw[] {
  return documents.flatMap((document) =>
    [...walkContent(document)]
      .filter(({ value }) => value._type === 'media' && typeof value.source === 'string')
      .filter(({ value, path }) => !isDescribed(value, path, document))
      .map(({ path }) => ({ document, path, message: 'A picture has no alternative text.' })),
  );
}

/** Published redirects that lead nowhere, or in a circle. */
export function deadRedirects(addresses: AddressBook): Flaw[] {
  return addresses.redirectFlaws().map(({ _id, from, message }) => ({
    document: { _id, _type: 'redirect', title: from },
    path: 'to',
    message,
  }));
}

/**
 * Links without a target, or with one that visitors cannot see. Redirects have rules of their own.
 * @param documents in the perspective `drafts`
 */
export function deadLinks(documents: readonly ContentDocument[], addresses: AddressBook): Flaw[] {
  const others = documents.filter(({ _type }) => _type !== 'redirect');
  return others.flatMap((document) =>
    [...walkContent(document)].flatMap(({ value, path }) =>
      linkFields.flatMap((field) => {
        const href = value[field];
        const flaw = typeof href === 'string' ? addresses.flawOf(href, document.path) : undefined;
        return flaw ? [{ document, path: path ? `${path}.${field}` : field, message: flaw.message }] : [];
      }),
    ),
  );
}

function isDescribed(media: Record<string, unknown>, path: string, document: ContentDocument): boolean {
  if (media.decorative === true || isText(media.alt)) return true;
  const field = describingField(document._type, path);
  return field !== undefined && isText(document[field]);
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

/** An object within a document, and its path. */
type ContentPart = { value: Record<string, unknown>; path: string };

/**
 * Every object of a document, itself first.
 * @param value the document, or a part of one
 * @param path of the part, as Studio writes paths to fields; empty for the document
 */
export function* walkContent(value: unknown, path = ''): Generator<ContentPart> {
  if (Array.isArray(value)) {
    for (const [index, member] of value.entries()) {
      const key = isRecord(member) && typeof member._key === 'string' ? `_key=="${member._key}"` : index;
      yield* walkContent(member, `${path}[${key}]`);
    }
  } else if (isRecord(value)) {
    yield { value, path };
    for (const [field, member] of Object.entries(value)) {
      if (!field.startsWith('_')) yield* walkContent(member, path ? `${path}.${field}` : field);
    }
  }
}

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
