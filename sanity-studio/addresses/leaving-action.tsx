import { Text } from '@sanity/ui';
import { useMemo, useState } from 'react';
import {
  type DocumentActionComponent,
  getPublishedId,
  useClient,
  useCurrentUser,
  useDocumentOperation,
} from 'sanity';
import { API_VERSION } from '../../protocol/lake-api';
import { noteDeletion } from '../bin/deleted-documents';
import type { ContentDocument } from '../checks/flaw';
import { CheckboxField, ConfirmForm, dialogOf } from '../ui/dialog-parts';
import { Problem } from '../ui/problem';
import { useReading } from '../ui/use-reading';
import { BrokenUses, DeadLinks, OF_HOLDERS, OF_LINKS, OF_LISTS } from './address-dialog';
import { brokenLinks, changeByLeaving, redirectFrom, writeConsequences } from './change-impact';
import { type Target, TargetField } from './leaving-target';
import { holdersOf, listsOf } from './linked-content';
import { readLinkContent } from './read-impact';

const WORDS = {
  unpublish: { header: 'Take this off the site?', confirm: 'Unpublish now' },
  delete: { header: 'Delete this?', confirm: 'Delete now' },
} as const;

/**
 * Unpublishing or deleting, after showing what refers to a document, who links to it and which lists show it, and asking
 * where visitors of a page go. What is deleted is in the bin.
 * @param own the action without this question
 */
export function askingBeforeLeaving(
  kind: keyof typeof WORDS,
  own: DocumentActionComponent,
): DocumentActionComponent {
  const { header, confirm } = WORDS[kind];
  const action: DocumentActionComponent = (props) => {
    const { id, type, draft, published, release } = props;
    const description = own(props);
    const operations = useDocumentOperation(id, type);
    const client = useClient({ apiVersion: API_VERSION });
    const user = useCurrentUser();
    const [isAsking, setIsAsking] = useState(false);
    const stopAsking = () => setIsAsking(false);
    const document = published ?? (kind === 'delete' ? draft : null);
    if (!description || !document || release) return description;
    // Without a note of it, nothing is deleted.
    const prepare = async () => {
      if (kind === 'delete') await noteDeletion(client, draft ?? document, user?.id);
    };
    const leave = () => {
      stopAsking();
      if (kind === 'unpublish') operations.unpublish.execute();
      // The Lake deletes no page of which a draft would stay.
      else operations.delete.execute(draft ? [draft._id] : []);
    };
    const dialog = { document, prepare, confirmLabel: confirm, onCancel: stopAsking, onConfirm: leave };
    return {
      ...description,
      onHandle: () => setIsAsking(true),
      dialog: isAsking && dialogOf(header, <LeavingDialog {...dialog} />, stopAsking),
    };
  };
  return Object.assign(action, { action: kind });
}

type LeavingDialogProps = {
  /** As visitors see it; its draft, if they do not. */
  document: ContentDocument;
  confirmLabel: string;
  /** Comes before all changes. */
  prepare: () => Promise<void>;
  onCancel: () => void;
  onConfirm: () => void;
};

function LeavingDialog({ document, confirmLabel, prepare, onCancel, onConfirm }: LeavingDialogProps) {
  const id = getPublishedId(document._id);
  const client = useClient({ apiVersion: API_VERSION });
  const { found: content, problem } = useReading(readLinkContent);
  const [target, setTarget] = useState<Target>({ kind: 'nowhere' });
  const [changesLinks, setChangesLinks] = useState(true);
  const page = target.kind === 'page' ? target.page : undefined;
  const path = page?.path;
  const change = useMemo(() => content && changeByLeaving(content.addresses, id, path), [content, id, path]);
  const links = useMemo(() => change && content && brokenLinks(content.documents, change), [content, change]);
  const holders = useMemo(() => (content ? holdersOf(content.documents, id) : []), [content, id]);
  const lists = useMemo(() => (content ? listsOf(content.documents, document) : []), [content, document]);
  const fixable = links?.filter(({ newText }) => newText !== undefined) ?? [];
  const confirm = async () => {
    const from = change?.moved?.from;
    const redirect =
      change && from && target.kind !== 'nowhere' ? redirectFrom(from, change.before, page?.id) : undefined;
    const changed = changesLinks ? fixable : [];
    await prepare();
    // Before the page goes: while it is there, it wins over the redirect.
    if (redirect || changed.length > 0) await writeConsequences(client, { redirect, uses: changed });
    onConfirm();
  };
  return (
    <ConfirmForm
      confirmLabel={confirmLabel}
      tone="critical"
      isReady={
        content !== undefined && holders.length === 0 && (target.kind !== 'page' || page !== undefined)
      }
      onCancel={onCancel}
      onConfirm={confirm}
    >
      {id === document._id ? null : (
        <Text size={1} muted>
          Visitors do not see it yet.
        </Text>
      )}
      {problem ? <Problem text={`What refers to this could not be looked up: ${problem}`} /> : null}
      <BrokenUses uses={holders} words={OF_HOLDERS} />
      <BrokenUses uses={lists} words={OF_LISTS} />
      {problem || (change && !change.moved) ? null : <BrokenUses uses={links} words={OF_LINKS} />}
      {change?.moved ? (
        <TargetField id={id} addresses={change.before} target={target} onChange={setTarget} />
      ) : null}
      {page && fixable.length > 0 ? (
        <CheckboxField label="Change these links too" isOn={changesLinks} onChange={setChangesLinks} />
      ) : null}
      {links && !page ? <DeadLinks links={links} /> : null}
    </ConfirmForm>
  );
}
