import { EyeOff } from 'lucide-react';
import { useCallback, useState } from 'react';
import { type DocumentActionComponent, type DocumentActionsContext, useDocumentOperation } from 'sanity';
import { ConfirmDeleteDialog } from 'sanity/structure';
import { askingPublish } from '../checks/publish-action';
import { renameAction } from '../rename/rename-dialog';
import { isSecond, isSingleDocument } from './single-documents';

/**
 * Takes a document off the site and keeps it as a draft, after showing the editor what refers to it. Studio's own
 * action is offered only in the view of the published version.
 */
const unpublishAction: DocumentActionComponent = ({ id, type, published, liveEdit, release }) => {
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

/** Actions that would leave the site with two of them, or none. */
const NOT_FOR_SINGLE: readonly unknown[] = ['duplicate', 'delete', 'unpublish'];

/**
 * The actions of a document.
 * @param offered all of Studio's
 */
export function documentActions(
  offered: DocumentActionComponent[],
  { schemaType, documentId }: DocumentActionsContext,
): DocumentActionComponent[] {
  const actions = offered.map((action) => (action.action === 'publish' ? askingPublish(action) : action));
  if (isSecond(schemaType, documentId)) return actions.filter(({ action }) => action === 'delete');
  if (isSingleDocument(schemaType, documentId)) {
    const allowed = actions.filter(({ action }) => !NOT_FOR_SINGLE.includes(action));
    return schemaType === 'siteSettings' ? [...allowed, renameAction] : allowed;
  }
  return actions.map((action) => (action.action === 'unpublish' ? unpublishAction : action));
}
