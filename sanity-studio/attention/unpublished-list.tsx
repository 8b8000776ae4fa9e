import { Box, Button, Checkbox, Flex } from '@sanity/ui';
import { useCallback, useState } from 'react';
import { type SanityClient, useCurrentUser, useUserStore } from 'sanity';
import { filledForList } from '../placeholders/filled-previews';
import { dateAndTime } from '../schema/names/studio-dates';
import { CountedList, MAX_ROWS } from '../ui/counted-list';
import { DocumentRow, titleOf } from '../ui/document-row';
import { useReading } from '../ui/use-reading';
import type { Unpublished } from './find-problems';
import { readOtherEditors } from './last-editors';
import { PublishingProblems } from './publishing-problems';
import { usePublishTogether } from './use-publish-together';

type Props = { drafts: readonly Unpublished[]; onPublished: () => void };

/** The changes that visitors do not see yet. Chosen ones are published together, all of them or none. */
export function UnpublishedList({ drafts, onPublished }: Props) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { publish, isPublishing, failure } = usePublishTogether(onPublished);
  const editors = useOtherEditors(drafts);
  const choose = ({ _id, shown }: Unpublished, isChosen: boolean) =>
    setChosen((ids) => (isChosen ? [...new Set([...ids, ...shown])] : ids.filter((id) => id !== _id)));
  const all = drafts.map(({ _id }) => _id);
  return (
    <CountedList
      title="Changes not yet published"
      hint={hintFor(drafts.length)}
      tone={drafts.length > 0 ? 'caution' : 'positive'}
      rows={drafts.map((draft) => (
        <DraftRow
          key={draft._id}
          draft={draft}
          editor={editors?.get(draft._id)}
          isChosen={chosen.includes(draft._id)}
          isDisabled={isPublishing}
          onChoose={(isChosen) => choose(draft, isChosen)}
        />
      ))}
    >
      {drafts.length > 0 ? (
        <Flex gap={2} align="center">
          <Button
            tone="positive"
            fontSize={1}
            text={chosen.length === 0 ? 'Publish together' : `Publish ${chosen.length} together`}
            disabled={chosen.length === 0 || isPublishing}
            loading={isPublishing}
            onClick={() => publish(chosen)}
          />
          <Button
            mode="bleed"
            fontSize={1}
            text={chosen.length === all.length ? 'Choose none' : 'Choose all'}
            disabled={isPublishing}
            onClick={() => setChosen(chosen.length === all.length ? [] : all)}
          />
        </Flex>
      ) : null}
      <PublishingProblems failure={failure} drafts={drafts} />
    </CountedList>
  );
}

function hintFor(count: number): string {
  if (count === 0) return 'Everything is published.';
  return 'Visitors do not see them until they are published. A page brings along the changes of what it shows.';
}

/** Names of those who changed drafts last, if others than oneself: by the ids of the drafts that are shown. */
function useOtherEditors(drafts: readonly Unpublished[]): ReadonlyMap<string, string> | undefined {
  const users = useUserStore();
  const me = useCurrentUser()?.id;
  const read = useCallback(
    (client: SanityClient) => {
      const shown = drafts.slice(0, MAX_ROWS).map(({ _id }) => _id);
      return readOtherEditors(client, users, shown, me);
    },
    [users, me, drafts],
  );
  return useReading(read).found;
}

type DraftRowProps = {
  draft: Unpublished;
  /** Name of who changed it last, if that is another one. */
  editor: string | undefined;
  isChosen: boolean;
  isDisabled: boolean;
  onChoose: (isChosen: boolean) => void;
};

function DraftRow({ draft, editor, isChosen, isDisabled, onChoose }: DraftRowProps) {
  const { _id, _type, path, isNew, _updatedAt } = draft;
  const name = titleOf(draft);
  const state = isNew ? 'New' : 'Changed';
  const detail = [
    editor ? `${state}, last by ${editor}` : state,
    dateAndTime(_updatedAt),
    filledForList(path ?? ''),
  ];
  return (
    <Flex align="center" gap={3}>
      <Checkbox
        aria-label={`Choose ${name}`}
        checked={isChosen}
        disabled={isDisabled}
        onChange={(event) => onChoose(event.currentTarget.checked)}
      />
      <Box flex={1}>
        <DocumentRow id={_id} type={_type} isMixed title={name} detail={detail.filter(Boolean).join(' · ')} />
      </Box>
    </Flex>
  );
}
