import { Box, Button, Card, Checkbox, Flex, Stack, Text, useToast } from '@sanity/ui';
import { useState } from 'react';
import { useClient, useWorkspace, validateDocument } from 'sanity';
import { isRecord } from '../../protocol/is-record';
import { API_VERSION } from '../../protocol/lake-api';
import { filledForList } from '../placeholders/filled-previews';
import { dateAndTime } from '../schema/names/studio-dates';
import { DocumentRow, titleOf } from '../used-on/used-on';
import { AttentionList } from './attention-list';
import type { Unpublished } from './find-problems';
import { publishTogether, type Refusal } from './publish-together';

type Props = { drafts: readonly Unpublished[]; onPublished: () => void };

/** The changes that visitors do not see yet. Chosen ones are published together, all of them or none. */
export function UnpublishedList({ drafts, onPublished }: Props) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { publish, isPublishing, refusals, problem } = usePublishing(chosen, onPublished);
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
            onClick={publish}
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
      {problem ? (
        <Card padding={3} tone="critical" radius={2} role="alert">
          <Text size={1}>Nothing was published: {problem}</Text>
        </Card>
      ) : null}
      {refusals.length > 0 ? <Refusals refusals={refusals} drafts={drafts} /> : null}
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

/** What keeps the chosen drafts from being published; each leads to its field. */
function Refusals({ refusals, drafts }: { refusals: readonly Refusal[]; drafts: readonly Unpublished[] }) {
  return (
    <Card padding={3} tone="critical" radius={2} role="alert">
      <Stack space={3}>
        <Text size={1}>Nothing was published. Mend these, or choose without them:</Text>
        {refusals.map(({ id, path, message }) => {
          const draft = drafts.find(({ _id }) => _id === id);
          return (
            <DocumentRow
              key={`${id} ${path} ${message}`}
              id={id}
              type={draft?._type ?? ''}
              isMixed
              title={draft ? titleOf(draft) : 'Untitled'}
              detail={message}
              field={path}
            />
          );
        })}
      </Stack>
    </Card>
  );
}

/** Publishes the chosen drafts when asked to. */
function usePublishing(chosen: readonly string[], onPublished: () => void) {
  const client = useClient({ apiVersion: API_VERSION });
  const workspace = useWorkspace();
  const toast = useToast();
  const [isPublishing, setIsPublishing] = useState(false);
  const [refusals, setRefusals] = useState<Refusal[]>([]);
  const [problem, setProblem] = useState<string>();
  const publish = async () => {
    setIsPublishing(true);
    setRefusals([]);
    setProblem(undefined);
    try {
      const refused = await publishTogether(client, chosen, (document, exists) =>
        validateDocument({
          document,
          workspace,
          environment: 'studio',
          getDocumentExists: ({ id }) => exists(id),
        }),
      );
      setRefusals(refused);
      if (refused.length === 0) {
        toast.push({ status: 'success', title: published(chosen.length), closable: true });
        onPublished();
      }
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setIsPublishing(false);
    }
  };
  return { publish, isPublishing, refusals, problem };
}

const CONFLICT = 409;

function problemOf(error: unknown): string {
  if (isRecord(error) && error.statusCode === CONFLICT)
    return 'somebody has changed or published one of them at the same moment. Look again.';
  return error instanceof Error ? error.message : String(error);
}

function published(count: number): string {
  return count === 1 ? 'One document was published' : `${count} documents were published together`;
}
