import { InsertMenu } from '@sanity/insert-menu';
import { Box, Dialog } from '@sanity/ui';
import { useId } from 'react';
import { type SchemaType, useTranslation } from 'sanity';

export type BlockType = SchemaType;

type AddBlockDialogProps = {
  /** Type of the page. */
  documentType: SchemaType | undefined;
  onSelect: (type: BlockType) => void;
  onClose: () => void;
};

/** Asks which block to add, with the menu of the page's form. */
export function AddBlockDialog({ documentType, onSelect, onClose }: AddBlockDialogProps) {
  const { t } = useTranslation();
  const blocks = listOfBlocks(documentType);
  const label = (name: string) => t(`inputs.array.insert-menu.${name}`);
  return (
    <Dialog
      id={useId()}
      header="Add a block below"
      width={1}
      onClose={onClose}
      onClickOutside={onClose}
      animate
    >
      <Box padding={2}>
        <InsertMenu
          {...blocks?.options?.insertMenu}
          schemaTypes={[...(blocks?.of ?? [])]}
          onSelect={onSelect}
          labels={{
            'insert-menu.filter.all-items': label('filter.all-items'),
            'insert-menu.search.no-results': label('search.no-results'),
            'insert-menu.search.placeholder': label('search.placeholder'),
            'insert-menu.toggle-grid-view.tooltip': label('toggle-grid-view.tooltip'),
            'insert-menu.toggle-list-view.tooltip': label('toggle-list-view.tooltip'),
          }}
        />
      </Box>
    </Dialog>
  );
}

function listOfBlocks(documentType: SchemaType | undefined) {
  if (documentType?.jsonType !== 'object') return undefined;
  const list = documentType.fields.find(({ name }) => name === 'blocks')?.type;
  return list?.jsonType === 'array' ? list : undefined;
}
