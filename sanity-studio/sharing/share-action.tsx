import { Share2 } from 'lucide-react';
import type { DocumentActionComponent, DocumentActionsContext } from 'sanity';
import { isPageType } from '../checks/path-rules';
import { dialogAction } from '../ui/dialog-parts';
import { SharePanel } from './share-panel';

export const SHARE_TYPE = 'previewShare';

/**
 * Adds sharing to the actions of a document: the draft of a page can be shared by a link that needs no account, and a
 * share can only be deleted.
 * @param siteOrigin origin of the links
 */
export function sharingActions(siteOrigin: string) {
  const share = dialogAction({
    label: 'Share preview',
    icon: Share2,
    header: 'Share a preview of this page',
    contentFor: ({ draft, published, version }) => {
      const path: unknown = (version ?? draft ?? published)?.path;
      return typeof path === 'string' && path !== '' ? (
        <SharePanel path={path} siteOrigin={siteOrigin} />
      ) : null;
    },
  });
  return (actions: DocumentActionComponent[], { schemaType }: DocumentActionsContext) => {
    if (schemaType === SHARE_TYPE) return actions.filter(({ action }) => action === 'delete');
    return isPageType(schemaType) ? [...actions, share] : actions;
  };
}
