import { Box, Button, Card, Container, Flex, Heading, Spinner, Stack, Text } from '@sanity/ui';
import { DocumentRow } from '../used-on/document-row';
import { AttentionList } from './attention-list';
import type { ContentDocument, Flaw } from './content-flaws';
import type { Attention } from './look-through';
import { useAttention } from './use-attention';

/** Shows what an editor should see to, each with the way to the field where it is put right. */
export function AttentionView() {
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
            detail={[isNew ? 'New' : 'Changed', dateOf(_updatedAt), path].filter(Boolean).join(' · ')}
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

/** What editors know a document by. */
function titleOf({ title, _type }: ContentDocument): string {
  return typeof title === 'string' ? title : (NAMES[_type] ?? 'Untitled');
}

/** Documents that have no title of their own. */
const NAMES: Record<string, string> = { navigation: 'Menu and footer', chatSettings: 'Chat' };

function dateOf(time: string): string {
  return new Date(time).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
}
