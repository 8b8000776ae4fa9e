import { Box, Button, Card, Container, Flex, Heading, Spinner, Stack, Text } from '@sanity/ui';
import { ListTodo } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { type Tool, useClient } from 'sanity';
import { API_VERSION } from '../../protocol/lake-api';
import type { Flaw } from '../checks/flaw';
import { DocumentRow, titleOf } from '../used-on/used-on';
import { AttentionList } from './attention-list';
import { type Attention, type FlawList, findProblems } from './find-problems';
import { UnpublishedList } from './unpublished-list';

/** Lists what needs an editor's attention, with links to the fields. */
function AttentionView() {
  const { attention, problem, look } = useAttention();
  return (
    <Box padding={4} overflow="auto" height="fill">
      <Container width={2}>
        <Stack space={4}>
          <Flex align="center" justify="space-between">
            <Heading as="h1" size={2}>
              Needs attention
            </Heading>
            <Button text="Look again" mode="ghost" onClick={look} disabled={!attention && !problem} />
          </Flex>
          {problem ? (
            <Card padding={4} tone="critical" radius={2} role="alert">
              <Text size={1}>The content could not be looked through: {problem}</Text>
            </Card>
          ) : null}
          {!attention && !problem ? <Spinner muted /> : null}
          {attention ? <Lists attention={attention} look={look} /> : null}
        </Stack>
      </Container>
    </Box>
  );
}

type ListsProps = { attention: Attention; look: () => void };

function Lists({ attention: { lists, unpublished }, look }: ListsProps) {
  return (
    <>
      {lists.length === 0 ? (
        <Card padding={4} radius={2} border>
          <Text size={1} muted>
            Nothing is wrong with the content.
          </Text>
        </Card>
      ) : null}
      {lists.map((list) => (
        <FlawCard key={list.kind} list={list} />
      ))}
      <UnpublishedList drafts={unpublished} onPublished={look} />
    </>
  );
}

function FlawCard({ list: { level, title, flaws } }: { list: FlawList }) {
  return (
    <AttentionList
      title={title}
      hint={
        level === 'error'
          ? 'Studio does not publish these until they are mended.'
          : 'These do not stop publishing.'
      }
      tone={level === 'error' ? 'critical' : 'caution'}
      rows={flaws.map(flawRow)}
    />
  );
}

function flawRow({ document, path, message }: Flaw) {
  return (
    <DocumentRow
      key={`${document._id} ${path} ${message}`}
      id={document._id}
      type={document._type}
      isMixed
      title={titleOf(document)}
      detail={message}
      field={path}
    />
  );
}

type State = { attention: Attention | undefined; problem: string | undefined; look: () => void };

/** Searches all content for what needs attention, on mount and when `look` is called. */
function useAttention(): State {
  const client = useClient({ apiVersion: API_VERSION });
  const [attention, setAttention] = useState<Attention>();
  const [problem, setProblem] = useState<string>();
  const look = useCallback(() => {
    setAttention(undefined);
    setProblem(undefined);
    findProblems(client)
      .then(setAttention)
      .catch((error: unknown) => setProblem(error instanceof Error ? error.message : String(error)));
  }, [client]);
  useEffect(look, [look]);
  return { attention, problem, look };
}

/** The tool that lists what needs an editor's attention. */
export const attentionTool: Tool = {
  name: 'attention',
  title: 'Needs attention',
  icon: ListTodo,
  component: AttentionView,
};
