import { PencilLine } from 'lucide-react';
import { useState } from 'react';
import type { DocumentActionComponent } from 'sanity';
import { RenameDialog } from './rename-dialog';

/** Renames the product everywhere in one step; offered on the published site settings. */
export const renameAction: DocumentActionComponent = ({ draft, published }) => {
  const [isOpen, setIsOpen] = useState(false);
  if (!published) return null;
  const settings = draft ?? published;
  return {
    label: 'Rename product…',
    icon: PencilLine,
    onHandle: () => setIsOpen(true),
    dialog: isOpen && {
      type: 'dialog' as const,
      header: 'Rename the product',
      width: 'medium',
      onClose: () => setIsOpen(false),
      content: (
        <RenameDialog
          current={{
            productName: text(settings.productName),
            productSlug: text(published.productSlug),
            applicationHost: text(settings.applicationHost),
          }}
          onClose={() => setIsOpen(false)}
        />
      ),
    },
  };
};
renameAction.displayName = 'RenameAction';

const text = (value: unknown) => (typeof value === 'string' ? value : '');
