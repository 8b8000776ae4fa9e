import type { AddressBook } from '../addresses/address-book';
import { describingField } from '../schema/rules/describing-field';
import { linkFields } from './link-fields';

/** A document as the lake gives it. */
export type ContentDocument = { _id: string; _type: string; path?: string; [field: string]: unknown };

/** Something that an editor should see to, and where. */
export type Flaw = { document: ContentDocument; path: string; message: string };

/**
 * Pictures that are neither described nor declared decoration.
 * @param documents drafts in place of what is published
 */
export function undescribedPictures(documents: readonly ContentDocument[]): Flaw[] {
  return documents.flatMap((document) =>
    [...walkContent(document)]
      .filter(({ value }) => value._type === 'media' && typeof value.source === 'string')
      .filter(({ value, path }) => !isDescribed(value, path, document))
      .map(({ path }) => ({ document, path, message: 'A picture has no alternative text.' })),
  );
}

/**
 * Links that lead nowhere, or to what visitors cannot see.
 * @param documents drafts in place of what is published
 */
export function deadLinks(documents: readonly ContentDocument[], addresses: AddressBook): Flaw[] {
  return documents.flatMap((document) =>
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

/** A part of a document: an object within it, and where it stands. */
type ContentPart = { value: Record<string, unknown>; path: string };

/**
 * Every object of a document, itself first.
 * @param value the document, or a part of one
 * @param path of the part, as Studio writes paths to fields; empty for the document
 */
export function* walkContent(value: unknown, path = ''): Generator<ContentPart> {
  if (Array.isArray(value)) {
    for (const [index, member] of value.entries()) {
      const key = isObject(member) && typeof member._key === 'string' ? `_key=="${member._key}"` : index;
      yield* walkContent(member, `${path}[${key}]`);
    }
  } else if (isObject(value)) {
    yield { value, path };
    for (const [field, member] of Object.entries(value)) {
      if (!field.startsWith('_')) yield* walkContent(member, path ? `${path}.${field}` : field);
    }
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
