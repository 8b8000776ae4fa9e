import { PencilLine } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { DocumentActionComponent, DocumentActionProps } from 'sanity';
import { dialogAction, dialogOf } from '../ui/dialog-parts';
import { RenameDialog } from './rename-dialog';
import type { ProductNames } from './rename-plan';

const HEADER = 'Rename the product';

/** Renames the product everywhere in one step; offered on the published site settings. */
export const renameAction = dialogAction({
  label: 'Rename product…',
  icon: PencilLine,
  header: HEADER,
  contentFor: ({ draft, published }, close) => {
    if (!published) return null;
    const names = { ...namesOf(draft ?? published), productSlug: namesOf(published).productSlug };
    return <RenameDialog current={names} wanted={names} onClose={close} onDone={close} />;
  },
});

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
    const dialog = { current, wanted, onClose: close, onDone: publishTheRest };
    return {
      ...description,
      onHandle: changesName ? () => setIsAsking(true) : description.onHandle,
      dialog: isAsking ? dialogOf(HEADER, <RenameDialog {...dialog} />, close) : description.dialog,
    };
  };
  return Object.assign(action, { action: 'publish' as const });
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
