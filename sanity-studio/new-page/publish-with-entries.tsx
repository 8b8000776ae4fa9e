import { Button, Flex, Stack, Text } from '@sanity/ui';
import { useCallback, useEffect, useState } from 'react';
import {
  type DocumentActionComponent,
  type DocumentActionProps,
  type SanityClient,
  useClient,
  useSyncState,
} from 'sanity';
import { API_VERSION } from '../../protocol/lake-api';
import { PublishingProblems } from '../attention/publishing-problems';
import { usePublishTogether } from '../attention/use-publish-together';
import { dialogOf } from '../ui/dialog-parts';
import { DocumentRow, titleOf } from '../ui/document-row';
import { Problem } from '../ui/problem';
import { useAttempt } from '../ui/use-attempt';
import { useLatest } from '../ui/use-latest';
import { useReading } from '../ui/use-reading';
import { type PageEntry, readPageEntries } from './page-entries';

/**
 * Publishing that takes along the entries of a page that was never published: in the menu, and its card. It asks first
 * if more than these would be published.
 * @param publish the action that publishes one document
 */
export function publishingWithEntries(publish: DocumentActionComponent): DocumentActionComponent {
  const action: DocumentActionComponent = (props) => useWithEntries(props, publish(props));
  return Object.assign(action, { action: 'publish' as const });
}

function useWithEntries(props: DocumentActionProps, publish: ReturnType<DocumentActionComponent>) {
  const { id, type, draft } = props;
  const path = newPathOf(props);
  const client = useClient({ apiVersion: API_VERSION });
  const read = useCallback(
    async (reader: SanityClient) => (path === undefined ? [] : readPageEntries(reader, path)),
    [path],
  );
  // The label names them. Without an answer the page is published by itself, as any other document.
  const { found: entries = NONE } = useReading(read);
  const { attempt, problem, forget: forgetProblem } = useAttempt();
  const [asked, setAsked] = useState<readonly PageEntry[]>();
  const [isWaiting, setIsWaiting] = useState(false);
  const { isSyncing } = useSyncState(id, type);
  const { publish: together, isPublishing, failure, forget } = usePublishTogether(() => setAsked(undefined));
  const alone = useLatest(() => publish?.onHandle?.());
  const close = () => {
    setAsked(undefined);
    forget();
    forgetProblem();
  };
  const publishWith = (chosen: readonly PageEntry[]) => {
    if (!draft) return;
    const seen = new Map(chosen.map((entry) => [entry.draft._id, entry.draft._rev]));
    void together([draft._id, ...seen.keys()], seen);
  };
  const goOn = useLatest(async () => {
    const found = await read(client);
    if (found.length === 0) alone.current();
    else if (found.some(({ hasOtherChanges }) => hasOtherChanges)) setAsked(found);
    else publishWith(found);
  });
  const attempting = useLatest(attempt);
  // What was typed last must have reached the lake.
  useEffect(() => {
    if (!isWaiting || isSyncing) return;
    void attempting.current(goOn.current).finally(() => setIsWaiting(false));
  }, [isWaiting, isSyncing, goOn, attempting]);
  if (!publish || path === undefined || entries.length === 0) return publish;
  const isBusy = isWaiting || isPublishing;
  return {
    ...publish,
    label: isBusy ? 'Publishing…' : labelFor(entries),
    disabled: publish.disabled || isBusy,
    onHandle: () => setIsWaiting(true),
    dialog:
      asked || failure || problem
        ? dialogOf(
            failure || problem ? 'Nothing was published' : 'Other changes would be published too',
            <Stack space={4}>
              {problem ? <Problem text={`The menu and cards could not be read: ${problem}`} /> : null}
              <PublishingProblems
                failure={failure}
                drafts={[...(draft ? [draft] : []), ...(asked ?? entries).map((entry) => entry.draft)]}
              />
              {asked && !failure ? (
                <Question
                  entries={asked}
                  isBusy={isBusy}
                  onAll={() => publishWith(asked)}
                  onAlone={() => {
                    close();
                    alone.current();
                  }}
                />
              ) : null}
            </Stack>,
            close,
          )
        : publish.dialog,
  };
}

const NONE: readonly PageEntry[] = [];

/** The path of a page that was never published; undefined for every other document. */
function newPathOf({ type, draft, published, version }: DocumentActionProps): string | undefined {
  if (type !== 'page' || !draft || published || version) return undefined;
  return typeof draft.path === 'string' ? draft.path : undefined;
}

function labelFor(entries: readonly PageEntry[]): string {
  const isInMenu = entries.some(({ draft }) => draft._type === 'navigation');
  const hasCard = entries.some(({ draft }) => draft._type !== 'navigation');
  return `Publish with ${[isInMenu && 'menu entry', hasCard && 'card'].filter(Boolean).join(' and ')}`;
}

type QuestionProps = {
  entries: readonly PageEntry[];
  isBusy: boolean;
  onAll: () => void;
  onAlone: () => void;
};

function Question({ entries, isBusy, onAll, onAlone }: QuestionProps) {
  const changed = entries.filter(({ hasOtherChanges }) => hasOtherChanges);
  return (
    <>
      <Text size={1}>
        Besides the entry of this page, these drafts hold other changes, perhaps of somebody else. A draft is
        published whole: they would be published too.
      </Text>
      <Stack space={2}>
        {changed.map(({ draft }) => (
          <DocumentRow
            key={draft._id}
            id={draft._id}
            type={draft._type}
            title={titleOf(draft)}
            detail="Has other changes; Review changes shows them"
          />
        ))}
      </Stack>
      <Flex gap={2} justify="flex-end" wrap="wrap">
        <Button mode="ghost" text="Only this page" disabled={isBusy} onClick={onAlone} />
        <Button tone="caution" text={`Publish all ${entries.length + 1}`} loading={isBusy} onClick={onAll} />
      </Flex>
    </>
  );
}
