import { Spinner, Text } from '@sanity/ui';
import { CopyCheck } from 'lucide-react';
import { useCallback, useState } from 'react';
import { getPublishedId, useSyncState } from 'sanity';
import { CheckboxField, ConfirmForm, dialogAction } from '../ui/dialog-parts';
import { titleOf } from '../ui/document-row';
import { Problem } from '../ui/problem';
import { useReading } from '../ui/use-reading';
import { PublishingProblems } from './publishing-problems';
import { readShownDrafts, type SeenDraft } from './shown-drafts';
import { usePublishTogether } from './use-publish-together';

/** Publishes the draft of a page together with drafts of what it shows: all that are chosen, or none. */
export const publishWithShown = dialogAction({
  label: 'Publish with what it shows…',
  icon: CopyCheck,
  header: 'Publish with what it shows',
  contentFor: ({ draft, release }, close) =>
    draft && !release ? <ShownDrafts draft={draft} onDone={close} /> : null,
});

function ShownDrafts({ draft, onDone }: { draft: SeenDraft; onDone: () => void }) {
  // What was chosen stays while the draft is edited.
  const [opened] = useState(draft);
  const { found: drafts, problem } = useReading(
    useCallback((client) => readShownDrafts(client, opened), [opened]),
  );
  const [left, setLeft] = useState<readonly string[]>([]);
  const { publish, failure } = usePublishTogether(onDone);
  const { isSyncing } = useSyncState(getPublishedId(draft._id), draft._type);
  if (problem) return <Problem text={`What the page shows could not be read: ${problem}`} />;
  if (!drafts) return <Spinner muted />;
  const shown = drafts.filter(({ _id }) => !left.includes(_id));
  const ids = [draft._id, ...shown.map(({ _id }) => _id)];
  return (
    <ConfirmForm
      confirmLabel={shown.length === 0 ? 'Publish the page' : `Publish ${ids.length} together`}
      tone="positive"
      // What was typed last must have reached the Lake.
      isReady={!isSyncing}
      onCancel={onDone}
      onConfirm={() => publish(ids, new Map(shown.map(({ _id, _rev }) => [_id, _rev])))}
    >
      <Text size={1}>
        {drafts.length === 0
          ? 'Nothing that this page shows has changes of its own.'
          : 'These are shown on the page, and have changes that visitors do not see yet:'}
      </Text>
      {drafts.map((one) => (
        <CheckboxField
          key={one._id}
          label={titleOf(one)}
          isOn={!left.includes(one._id)}
          onChange={(isOn) => setLeft(isOn ? left.filter((id) => id !== one._id) : [...left, one._id])}
        />
      ))}
      <PublishingProblems failure={failure} drafts={[draft, ...drafts]} />
    </ConfirmForm>
  );
}
