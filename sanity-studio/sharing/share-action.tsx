import { Share2 } from 'lucide-react';
import { useState } from 'react';
import type { DocumentActionComponent, DocumentActionProps, DocumentActionsContext } from 'sanity';
import { isPageType } from '../checks/path-rules';
import { SharePanel } from './share-panel';

/**
 * The action that shares the draft of a page by a link that needs no account.
 * @param siteOrigin origin of the link
 */
function shareAction(siteOrigin: string): DocumentActionComponent {
  function useShareAction({ draft, published, version }: DocumentActionProps) {
    const [isOpen, setIsOpen] = useState(false);
    const path: unknown = (version ?? draft ?? published)?.path;
    if (typeof path !== 'string' || path === '') return null;
    return {
      label: 'Share preview',
      icon: Share2,
      onHandle: () => setIsOpen(true),
      dialog: isOpen && {
        type: 'dialog' as const,
        header: 'Share a preview of this page',
        onClose: () => setIsOpen(false),
        content: <SharePanel path={path} siteOrigin={siteOrigin} />,
      },
    };
  }
  return useShareAction;
}

export const SHARE_TYPE = 'previewShare';

/**
 * Adds sharing to the actions of a document: pages can be shared, and a share can only be deleted.
 * @param siteOrigin origin of the links
 */
export function sharingActions(siteOrigin: string) {
  const share = shareAction(siteOrigin);
  return (actions: DocumentActionComponent[], { schemaType }: DocumentActionsContext) => {
    if (schemaType === SHARE_TYPE) return actions.filter(({ action }) => action === 'delete');
    return isPageType(schemaType) ? [...actions, share] : actions;
  };
}
