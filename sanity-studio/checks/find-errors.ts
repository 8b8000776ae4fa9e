import type { SanityClient } from '@sanity/client';
import type { FindFlaws } from './check-document';
import type { ContentDocument, Flaw } from './flaw';
import { readSiteIndex } from './site-index';
import { walkContent } from './walk-content';

export type FoundErrors = {
  /** Of the document itself. */
  errors: readonly { path: string; message: string }[];
  /** Of what it shows by reference. */
  shared: readonly Flaw[];
};

const LOOKING_TIMEOUT_MS = 10_000;
const SHOWN = '*[_id in $ids && !(_type match "sanity.*")]';
const options = { perspective: 'published', tag: 'shared-errors' } as const;

/**
 * Errors of a document as it is now, and of what it shows by reference, as visitors see that.
 * @returns none if they cannot be looked for: Studio's own validation decides then
 */
export async function findErrors(
  client: SanityClient,
  findFlaws: FindFlaws,
  document: ContentDocument,
): Promise<FoundErrors> {
  const ids = walkContent(document).flatMap(({ value }) =>
    value._type === 'reference' && typeof value._ref === 'string' ? [value._ref] : [],
  );
  const signal = AbortSignal.timeout(LOOKING_TIMEOUT_MS);
  try {
    const [documents, index] = await Promise.all([
      ids.length === 0 ? [] : client.fetch<ContentDocument[]>(SHOWN, { ids }, { ...options, signal }),
      readSiteIndex(client),
    ]);
    const errorsOf = async (checked: ContentDocument) =>
      (await findFlaws(checked, index)).filter(({ level }) => level === 'error');
    const [errors = [], ...shared] = await Promise.all([document, ...documents].map(errorsOf));
    return { errors, shared: errors.length > 0 ? [] : shared.flat() };
  } catch {
    return { errors: [], shared: [] };
  }
}
