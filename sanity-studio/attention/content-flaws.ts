import type { AddressBook } from '../addresses/address-book';
import { describingField } from '../schema/rules/describing-field';
import { linkFields } from './link-fields';
import { walkContent } from './walk-content';

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
