import { PencilLine } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { DocumentActionComponent, DocumentActionProps } from 'sanity';
import { RenameDialog } from './rename-dialog';
import type { ProductNames } from './rename-plan';

/** Renames the product everywhere in one step; offered on the published site settings. */
export const renameAction: DocumentActionComponent = ({ draft, published }) => {
  const [isOpen, setIsOpen] = useState(false);
  if (!published) return null;
  const close = () => setIsOpen(false);
  const wanted = { ...namesOf(draft ?? published), productSlug: namesOf(published).productSlug };
  return {
    label: 'Rename product…',
    icon: PencilLine,
    onHandle: () => setIsOpen(true),
    dialog: isOpen && renameDialog(wanted, wanted, close, close),
  };
};
renameAction.displayName = 'RenameAction';

/**
 * Publishing of the site settings that asks first if the short name changes: it is in addresses of pages, and old
 * addresses need redirects.
 * @param publish the action that publishes
 */
export function askingAboutName(publish: DocumentActionComponent): DocumentActionComponent {
  const action: DocumentActionComponent = (props) => {
    const description = publish(props);
    const [isAsking, setIsAsking] = useState(false);
    const [isRenamed, setIsRenamed] = useState(false);
    const { draft, published } = props;
    const [current, wanted] = [published, draft].map((each) => each && namesOf(each));
    const changesName = current?.productSlug !== wanted?.productSlug;
    const onHandle = description?.onHandle;
    // Only once the rename has arrived here: publishing an earlier revision is a conflict.
    useEffect(() => {
      if (!isRenamed || changesName) return;
      setIsRenamed(false);
      onHandle?.();
    }, [isRenamed, changesName, onHandle]);
    if (!description || !current || !wanted) return description;
    const close = () => setIsAsking(false);
    const publishTheRest = () => {
      close();
      setIsRenamed(true);
    };
    return {
      ...description,
      onHandle: changesName ? () => setIsAsking(true) : description.onHandle,
      dialog: isAsking ? renameDialog(current, wanted, close, publishTheRest) : description.dialog,
    };
  };
  action.action = 'publish';
  action.displayName = 'AskingAboutName';
  return action;
}

function renameDialog(current: ProductNames, wanted: ProductNames, onClose: () => void, onDone: () => void) {
  return {
    type: 'dialog' as const,
    header: 'Rename the product',
    width: 'medium' as const,
    onClose,
    content: <RenameDialog current={current} wanted={wanted} onClose={onClose} onDone={onDone} />,
  };
}

function namesOf(settings: NonNullable<DocumentActionProps['draft']>): ProductNames {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const { productName, productSlug, applicationHost } = settings;
  return {
    productName: text(productName),
    productSlug: text(productSlug),
    applicationHost: text(applicationHost),
  };
}
