import type { Answer, ContentAccess, Provenance } from './content-access';
import { ContentUnavailable } from './content-errors.server';
import { addressesQuery } from './queries.groq';

/** Every address with published content, so that an address without any needs no query of its own. */
export type Addresses = Provenance & {
  /** Whether a page may be at one of the spellings of a path. */
  hasPage: (paths: readonly string[]) => boolean;
  /** Whether an editor's redirect may be at one of the spellings of a path. */
  hasRedirect: (paths: readonly string[]) => boolean;
  /** Whether there was neither when the addresses were read. */
  isUnused: (paths: readonly string[]) => boolean;
};

/** @returns undefined for drafts, and while the addresses are unavailable */
export async function loadAddresses(content: ContentAccess): Promise<Addresses | undefined> {
  if (content.preview) return undefined;
  try {
    const { result, ...provenance } = await content.fetch('addresses', addressesQuery);
    const [pages, redirects] = [new Set(result.pages), new Set(result.redirects)];
    const hasPage = (paths: readonly string[]) => paths.some((path) => pages.has(path));
    const hasRedirect = (paths: readonly string[]) => paths.some((path) => redirects.has(path));
    const isUnused = (paths: readonly string[]) => !hasPage(paths) && !hasRedirect(paths);
    return { ...provenance, hasPage, hasRedirect, isUnused };
  } catch (error) {
    if (error instanceof ContentUnavailable) return undefined;
    throw error;
  }
}

/** The answer that there is no document, made from the addresses. */
export const noDocument = ({ tags, from, followed }: Provenance): Answer<null> => ({
  result: null,
  tags,
  from,
  followed,
});
