import { Share2 } from 'lucide-react';
import { useState } from 'react';
import type { DocumentActionComponent, DocumentActionProps } from 'sanity';
import { SharePanel } from './share-panel';

/**
 * The action that shares the draft of a page with somebody without an account.
 * @param siteOrigin where the link leads
 */
export function shareAction(siteOrigin: string): DocumentActionComponent {
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
