import type { FlawKind } from '../../../sanity-studio/checks/flaw';
import { type ContentPart, walkContent } from '../../../sanity-studio/checks/walk-content';
import type { ArchiveDocument } from '../archive';

/** Picks one of a list; the choices follow from a seed. */
export type Pick = <T>(from: readonly T[]) => T;

/**
 * A way to break a site.
 * @param documents of the site, to be changed in place
 * @returns ids of the documents of which one must be named
 */
export type Defect = (documents: ArchiveDocument[], pick: Pick) => string[];

/** How the rules may name a defect, and how it is planted. */
export type Plan = readonly [names: readonly FlawKind[], plant: Defect];

export type Place = { document: ArchiveDocument } & ContentPart;

const PAGE_TYPES = ['page', 'article', 'legalPage'];
export const pagesIn = (documents: ArchiveDocument[]) =>
  documents.filter(({ _type }) => PAGE_TYPES.includes(_type));
export const ofType = (documents: ArchiveDocument[], type: string) =>
  documents.filter(({ _type }) => _type === type);

/** Every object of the site that has a property. */
export function placesWith(
  documents: readonly ArchiveDocument[],
  isMeant: (place: Place) => boolean,
): Place[] {
  return documents
    .filter(({ _type }) => !_type.startsWith('sanity.'))
    .flatMap((document) => walkContent(document).map((part) => ({ ...part, document })))
    .filter(isMeant);
}
