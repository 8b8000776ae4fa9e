import { type CustomValidator, type DocumentDefinition, type SanityDocument, stringToPath } from 'sanity';
import { API_VERSION } from '../../protocol/lake-api';
import { checkDocument } from './check-document';
import type { Level } from './flaw';
import { readUntilAnswered } from './read-until-answered';
import { readSiteIndex } from './site-index';

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

function checkedFor(level: Level): CustomValidator<SanityDocument | undefined> {
  return async (document, context) => {
    if (!document) return true;
    const client = context.getClient({ apiVersion: API_VERSION });
    const index = await readUntilAnswered(() => readSiteIndex(client));
    const flaws = checkDocument(document, index).filter((flaw) => flaw.level === level);
    return flaws.map(({ path, message }) => ({ message, path: path === '' ? [] : stringToPath(path) }));
  };
}
