import type { SanityClient } from '@sanity/client';
import { type CustomValidator, type DocumentDefinition, type SanityDocument, stringToPath } from 'sanity';
import { isRecord } from '../../protocol/is-record';
import { API_VERSION } from '../../protocol/lake-api';
import { checkDocument } from './check-document';
import type { Flaw, FlawKind, Level } from './flaw';
import { readSiteIndex, type SiteIndex } from './site-index';

/**
 * Adds the rules for all of a document's content to its own: each flaw marks its field, and is listed beside the form.
 * @param type of a document of the site
 */
export function withRules({ validation, ...type }: DocumentDefinition): DocumentDefinition {
  return {
    ...type,
    validation: (rule, context) => [
      rule.custom(checkedFor('error')),
      rule.custom(checkedFor('warning')).warning(),
      ...[validation?.(rule, context) ?? []].flat(),
    ],
  };
}

/** Studio checks references by itself. */
const LEFT_TO_STUDIO: readonly FlawKind[] = ['dead-reference'];

/** Whether these rules mark a flaw in the form; the others are Studio's to find. */
export function isMarked({ kind }: Flaw): boolean {
  return !LEFT_TO_STUDIO.includes(kind);
}

function checkedFor(level: Level): CustomValidator<SanityDocument | undefined> {
  return async (document, context) => {
    if (!document) return true;
    const index = await readUntilAnswered(context.getClient({ apiVersion: API_VERSION }));
    const flaws = checkDocument(document, index).filter((flaw) => flaw.level === level && isMarked(flaw));
    return flaws.map(({ path, message }) => ({ message, path: path === '' ? [] : stringToPath(path) }));
  };
}

const RETRY_AFTER_MS = 2_000;

/**
 * Reads the index, again while the lake cannot be reached: Studio keeps what a rule has thrown until the next edit, so an
 * editor who was offline could not publish.
 * @throws what the lake refuses, and what the index cannot be made from
 */
export async function readUntilAnswered(
  client: SanityClient,
  read: (client: SanityClient) => Promise<SiteIndex> = readSiteIndex,
): Promise<SiteIndex> {
  for (;;) {
    try {
      return await read(client);
    } catch (error) {
      if (!isUnreachable(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    }
  }
}

/** As the client marks a request without an answer, and what its deadline throws. */
function isUnreachable(error: unknown): boolean {
  return isRecord(error) && (error.isNetworkError === true || error.name === 'TimeoutError');
}
