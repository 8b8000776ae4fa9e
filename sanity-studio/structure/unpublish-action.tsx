import { EyeOff } from 'lucide-react';
import { useCallback, useState } from 'react';
import { type DocumentActionComponent, useDocumentOperation } from 'sanity';
import { ConfirmDeleteDialog } from 'sanity/structure';

/**
 * Takes a document off the site and keeps it as a draft, once the editor has seen what refers to it. Studio has such an
 * action too, but offers it only to who looks at the published version.
 */
export const unpublishAction: DocumentActionComponent = ({ id, type, published, liveEdit, release }) => {
  const { unpublish } = useDocumentOperation(id, type);
  const [isAsking, setIsAsking] = useState(false);
  const stopAsking = useCallback(() => setIsAsking(false), []);
  const confirm = useCallback(() => {
    setIsAsking(false);
    unpublish.execute();
  }, [unpublish]);
  if (!published || liveEdit || release) return null;
  return {
    label: 'Unpublish',
    icon: EyeOff,
    tone: 'critical',
    title: 'Takes it off the site; the text stays here as a draft',
    disabled: Boolean(unpublish.disabled),
    onHandle: () => setIsAsking(true),
    dialog: isAsking && {
      type: 'custom',
      component: (
        <ConfirmDeleteDialog
          id={id}
          type={type}
          action="unpublish"
          onCancel={stopAsking}
          onConfirm={confirm}
        />
      ),
    },
  };
};
unpublishAction.action = 'unpublish';
unpublishAction.displayName = 'UnpublishAction';
