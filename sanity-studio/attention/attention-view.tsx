import { Badge, Box, Button, Card, Container, Flex, Heading, Spinner, Stack, Text } from '@sanity/ui';
import { ListTodo } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { type Schema, type Tool, useClient, useSchema } from 'sanity';
import { API_VERSION } from '../../protocol/lake-api';
import { dateAndTime } from '../schema/names/studio-dates';
import { DocumentRow } from '../used-on/used-on';
import type { ContentType } from './content-query';
import { type Attention, type ContentDocument, type Flaw, findProblems } from './find-problems';

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
          {attention ? <Lists attention={attention} /> : null}
        </Stack>
      </Container>
    </Box>
  );
}

function Lists({ attention: { undescribed, dead, unpublished } }: { attention: Attention }) {
  return (
    <>
      <AttentionList
        title="Links that lead nowhere"
        hint="Visitors who follow them find an error page."
        empty="Every link leads somewhere."
        rows={dead.map(flawRow)}
      />
      <AttentionList
        title="Pictures without alternative text"
        hint="People who cannot see them miss what they show. Describe each, or mark it as decoration."
        empty="Every picture is described, or is decoration."
        rows={undescribed.map(flawRow)}
      />
      <AttentionList
        title="Changes not yet published"
        hint="Visitors do not see them until they are published."
        empty="Everything is published."
        rows={unpublished.map(({ _id, _type, title, path, isNew, _updatedAt }) => (
          <DocumentRow
            key={_id}
            id={_id}
            type={_type}
            title={title ?? 'Untitled'}
            detail={[isNew ? 'New' : 'Changed', dateAndTime(_updatedAt), path].filter(Boolean).join(' · ')}
          />
        ))}
      />
    </>
  );
}

function flawRow({ document, path, message }: Flaw) {
  return (
    <DocumentRow
      key={`${document._id} ${path}`}
      id={document._id}
      type={document._type}
      title={titleOf(document)}
      detail={message}
      field={path}
    />
  );
}

/** The title of a document for editors. */
export function titleOf({ title, _type }: ContentDocument): string {
  return typeof title === 'string' ? title : (NAMES[_type] ?? 'Untitled');
}

/** Names of documents without a title field. */
const NAMES: Record<string, string> = { navigation: 'Menu and footer', chatSettings: 'Chat' };

type Props = { title: string; hint: string; empty: string; rows: ReactNode[] };

/** One kind of thing that needs attention: the number and the rows. */
function AttentionList({ title, hint, empty, rows }: Props) {
  return (
    <Card padding={4} radius={2} border>
      <Stack space={4}>
        <Flex align="center" gap={3}>
          <Heading as="h2" size={1}>
            {title}
          </Heading>
          <Badge tone={rows.length > 0 ? 'caution' : 'positive'}>{rows.length}</Badge>
        </Flex>
        <Text size={1} muted>
          {rows.length > 0 ? hint : empty}
        </Text>
        {rows.length > 0 ? <Stack space={2}>{rows}</Stack> : null}
      </Stack>
    </Card>
  );
}

type State = { attention: Attention | undefined; problem: string | undefined; look: () => void };

/** Searches all content for what needs attention, on mount and when `look` is called. */
function useAttention(): State {
  const client = useClient({ apiVersion: API_VERSION });
  const schema = useSchema();
  const [attention, setAttention] = useState<Attention>();
  const [problem, setProblem] = useState<string>();
  const look = useCallback(() => {
    setAttention(undefined);
    setProblem(undefined);
    findProblems(client, documentTypes(schema))
      .then(setAttention)
      .catch((error: unknown) => setProblem(error instanceof Error ? error.message : String(error)));
  }, [client, schema]);
  useEffect(look, [look]);
  return { attention, problem, look };
}

/** The document types of the content model. */
export function documentTypes(schema: Schema): ContentType[] {
  return schema.getTypeNames().flatMap((name): ContentType[] => {
    const type = schema.get(name);
    return type?.type?.name === 'document' && !name.startsWith('sanity.') ? [type] : [];
  });
}

/** The tool that lists what needs an editor's attention. */
export const attentionTool: Tool = {
  name: 'attention',
  title: 'Needs attention',
  icon: ListTodo,
  component: AttentionView,
};
