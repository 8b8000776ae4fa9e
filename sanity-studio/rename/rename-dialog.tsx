import type { SanityClient } from '@sanity/client';
import { Card, Spinner, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import { useClient } from 'sanity';
import { API_VERSION } from '../../protocol/lake-api';
import {
  checkApplicationHost,
  checkProductName,
  checkProductSlug,
  slugOf,
} from '../../protocol/product-names';
import { ConfirmForm, TextField } from '../ui/dialog-parts';
import { Problem } from '../ui/problem';
import { useReading } from '../ui/use-reading';
import {
  type ProductNames,
  planRename,
  type RenameContent,
  type RenamePlan,
  renameQuery,
} from './rename-plan';

type RenameDialogProps = {
  /** As published. */
  current: ProductNames;
  /** What the fields begin with. */
  wanted: ProductNames;
  onClose: () => void;
};

/** Asks for the new names, shows what changes, and writes it in one transaction. */
export function RenameDialog({ current, wanted, onClose }: RenameDialogProps) {
  const client = useClient({ apiVersion: API_VERSION });
  const [names, setNames] = useState(wanted);
  const [hasOwnSlug, setHasOwnSlug] = useState(false);
  const { found: content, problem, reload } = useReading(read);
  const plan = content && planRename(content, names);
  const ownFlaws = flawsOf(names);
  // A bad name would be repeated for each address that contains it.
  const flaws = ownFlaws.length > 0 ? ownFlaws : (plan?.problems ?? []);
  const isSame = Object.entries(names).every(([name, value]) => Reflect.get(current, name) === value);
  const setName = (productName: string) =>
    setNames({ ...names, productName, ...(hasOwnSlug ? {} : { productSlug: slugOf(productName) }) });
  const rename = async () => {
    if (!plan) return;
    // Somebody may have edited a page meanwhile: the next try begins with its newest version.
    await commit(client, plan).catch((error: unknown) => {
      reload();
      throw error;
    });
    onClose();
  };
  return (
    <ConfirmForm
      confirmLabel="Rename now"
      tone="primary"
      isReady={plan !== undefined && !isSame && flaws.length === 0}
      onCancel={onClose}
      onConfirm={rename}
    >
      <TextField label="Product name" value={names.productName} onChange={setName} />
      <TextField
        label="Short name, in addresses of pages"
        value={names.productSlug}
        onChange={(productSlug) => {
          setHasOwnSlug(true);
          setNames({ ...names, productSlug });
        }}
      />
      <TextField
        label="Address of the application"
        value={names.applicationHost}
        onChange={(applicationHost) => setNames({ ...names, applicationHost })}
      />
      {problem ? <Problem text={problem} /> : null}
      {!plan && !problem ? <Spinner muted /> : null}
      {plan ? flaws.map((flaw) => <Problem key={flaw} text={flaw} />) : null}
      {plan && flaws.length === 0 && !isSame ? <Preview plan={plan} /> : null}
    </ConfirmForm>
  );
}

const read = (client: SanityClient) =>
  client.fetch<RenameContent>(renameQuery, {}, { perspective: 'raw', tag: 'rename' });

/** All or nothing: it fails if a document has changed since the plan was made. */
async function commit(client: SanityClient, plan: RenamePlan): Promise<void> {
  const transaction = client.transaction();
  for (const { id, ...operations } of plan.patches) transaction.patch(id, operations);
  for (const id of plan.deletions) transaction.delete(id);
  for (const redirect of plan.creations) transaction.createOrReplace(redirect);
  await transaction.commit({ tag: 'rename', visibility: 'sync' });
}

function flawsOf({ productName, productSlug, applicationHost }: ProductNames): string[] {
  const checks = [
    checkProductName(productName),
    checkProductSlug(productSlug),
    checkApplicationHost(applicationHost),
  ];
  return checks.filter((check) => check !== true);
}

function Preview({ plan: { moves } }: { plan: RenamePlan }) {
  return (
    <Stack space={4}>
      <Text size={1} muted>
        The change is on the site at once, in published pages and drafts.{' '}
        {moves.length === 0
          ? 'No address changes.'
          : `${moves.length} addresses change; each old one leads to the new one.`}
      </Text>
      {moves.length > 0 ? (
        <Card border radius={2} padding={3} overflow="auto" style={{ maxHeight: '14rem' }}>
          <Stack as="ul" space={3} aria-label="Addresses that change">
            {moves.map(({ from, newPath }) => (
              <Text as="li" size={1} key={from}>
                {from} → {newPath}
              </Text>
            ))}
          </Stack>
        </Card>
      ) : null}
    </Stack>
  );
}
