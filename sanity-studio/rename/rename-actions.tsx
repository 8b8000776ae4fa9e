import { PencilLine } from 'lucide-react';
import { dialogAction } from '../ui/dialog-parts';
import { RenameDialog } from './rename-dialog';
import type { ProductNames } from './rename-plan';

/** Renames the product everywhere in one step; offered on the published site settings. */
export const renameAction = dialogAction({
  label: 'Rename product…',
  icon: PencilLine,
  header: 'Rename the product',
  contentFor: ({ draft, published }, close) =>
    published && (
      <RenameDialog current={namesOf(published)} wanted={namesOf(draft ?? published)} onClose={close} />
    ),
});

function namesOf(settings: Record<string, unknown>): ProductNames {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const { productName, productSlug, applicationHost } = settings;
  return {
    productName: text(productName),
    productSlug: text(productSlug),
    applicationHost: text(applicationHost),
  };
}
