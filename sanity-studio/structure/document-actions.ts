import type { DocumentActionComponent, DocumentActionsContext } from 'sanity';
import { isSecond, isSingleDocument } from './single-documents';
import { unpublishAction } from './unpublish-action';

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
  if (isSecond(schemaType, documentId)) return actions.filter(({ action }) => action === 'delete');
  if (isSingleDocument(schemaType, documentId))
    return actions.filter(({ action }) => !NOT_FOR_SINGLE.includes(action));
  return actions.map((action) => (action.action === 'unpublish' ? unpublishAction : action));
}
