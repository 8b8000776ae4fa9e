import { Box, Button, Checkbox, Flex } from '@sanity/ui';
import { useState } from 'react';
import { filledForList } from '../placeholders/filled-previews';
import { dateAndTime } from '../schema/names/studio-dates';
import { DocumentRow, titleOf } from '../used-on/used-on';
import { AttentionList } from './attention-list';
import type { Unpublished } from './find-problems';
import { PublishingProblems } from './publishing-problems';
import { usePublishTogether } from './use-publish-together';

type Props = { drafts: readonly Unpublished[]; onPublished: () => void };

/** The changes that visitors do not see yet. Chosen ones are published together, all of them or none. */
export function UnpublishedList({ drafts, onPublished }: Props) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { publish, isPublishing, failure } = usePublishTogether(onPublished);
  const choose = ({ _id, shown }: Unpublished, isChosen: boolean) =>
    setChosen((ids) => (isChosen ? [...new Set([...ids, ...shown])] : ids.filter((id) => id !== _id)));
  const all = drafts.map(({ _id }) => _id);
  return (
    <AttentionList
      title="Changes not yet published"
      hint={hintFor(drafts.length)}
      tone={drafts.length > 0 ? 'caution' : 'positive'}
      rows={drafts.map((draft) => (
        <DraftRow
          key={draft._id}
          draft={draft}
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
    </AttentionList>
  );
}

function hintFor(count: number): string {
  if (count === 0) return 'Everything is published.';
  return 'Visitors do not see them until they are published. A page brings along the changes of what it shows.';
}

type DraftRowProps = {
  draft: Unpublished;
  isChosen: boolean;
  isDisabled: boolean;
  onChoose: (isChosen: boolean) => void;
};

function DraftRow({ draft, isChosen, isDisabled, onChoose }: DraftRowProps) {
  const { _id, _type, path, isNew, _updatedAt } = draft;
  const name = titleOf(draft);
  const detail = [isNew ? 'New' : 'Changed', dateAndTime(_updatedAt), filledForList(path ?? '')];
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
