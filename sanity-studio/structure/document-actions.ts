import type { DocumentActionComponent, DocumentActionsContext } from 'sanity';
import { isSingleDocument } from './single-documents';

/** What would leave the site with two of them, or none. */
const NOT_FOR_SINGLE: readonly unknown[] = ['duplicate', 'delete', 'unpublish'];

/**
 * What editors can do with a document.
 * @param actions all that Studio offers
 */
export function documentActions(
  actions: DocumentActionComponent[],
  { schemaType, documentId }: DocumentActionsContext,
): DocumentActionComponent[] {
  if (!isSingleDocument(schemaType, documentId)) return actions;
  return actions.filter(({ action }) => !NOT_FOR_SINGLE.includes(action));
}
