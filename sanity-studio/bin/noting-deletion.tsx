import { useToast } from '@sanity/ui';
import { useState } from 'react';
import { type DocumentActionComponent, useClient, useCurrentUser, useDocumentOperation } from 'sanity';
import { ConfirmDeleteDialog } from 'sanity/structure';
import { API_VERSION } from '../../protocol/lake-api';
import type { ContentDocument } from '../checks/flaw';
import { messageOf } from '../ui/problem';
import { noteDeletion } from './deleted-documents';

/** @returns notes a document in the bin; to be called before it is deleted */
export function useNoteDeletion(): (document: ContentDocument) => Promise<void> {
  const client = useClient({ apiVersion: API_VERSION });
  const user = useCurrentUser();
  return (document) => noteDeletion(client, document, user?.id);
}

/**
 * Deleting a document, which is then in the bin. Without a note of it, it is not deleted.
 * @param own Studio's action
 */
export function notingDeletion(own: DocumentActionComponent): DocumentActionComponent {
  const action: DocumentActionComponent = (props) => {
    const { id, type, draft, published, release } = props;
    const description = own(props);
    const operations = useDocumentOperation(id, type);
    const note = useNoteDeletion();
    const { push } = useToast();
    const [isAsking, setIsAsking] = useState(false);
    const document = draft ?? published;
    if (!description || !document || release) return description;
    const remove = async (versions: string[]) => {
      setIsAsking(false);
      try {
        await note(document);
        operations.delete.execute(versions);
      } catch (error) {
        push({
          status: 'error',
          title: 'Nothing was deleted',
          description: messageOf(error),
          closable: true,
        });
      }
    };
    return {
      ...description,
      onHandle: () => setIsAsking(true),
      dialog: isAsking && {
        type: 'custom',
        component: (
          <ConfirmDeleteDialog
            id={document._id}
            type={type}
            action="delete"
            onCancel={() => setIsAsking(false)}
            onConfirm={remove}
          />
        ),
      },
    };
  };
  return Object.assign(action, { action: 'delete' as const });
}
