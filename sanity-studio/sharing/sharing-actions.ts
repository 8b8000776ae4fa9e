import type { DocumentActionComponent, DocumentActionsContext } from 'sanity';
import { shareAction } from './share-action';

const pageTypes: readonly string[] = ['page', 'article', 'legalPage'];
export const SHARE_TYPE = 'previewShare';

/**
 * What sharing adds to the actions of a document: pages can be shared, and a share can only be taken back.
 * @param actions those of the document already
 */
export function sharingActions(siteOrigin: string) {
  const share = shareAction(siteOrigin);
  return (actions: DocumentActionComponent[], { schemaType }: DocumentActionsContext) => {
    if (schemaType === SHARE_TYPE) return actions.filter(({ action }) => action === 'delete');
    return pageTypes.includes(schemaType) ? [...actions, share] : actions;
  };
}
