import { Box, Card, Container, Spinner, Stack, Text } from '@sanity/ui';
import type { UserViewComponent } from 'sanity/structure';
import { DocumentRow } from './document-row';
import { useUsers } from './use-users';

/** A tab that lists the pages on which a piece of shared content stands: what an edit of it will change. */
export const UsedOn: UserViewComponent = ({ documentId }) => {
  const { list, problem } = useUsers(documentId.replace(/^drafts\./, ''));
  return (
    <Box padding={4}>
      <Container width={1}>
        <Stack space={4}>
          <Text size={1} muted>
            What you change here changes on all of these.
          </Text>
          {problem ? (
            <Card padding={3} tone="critical" radius={2}>
              <Text size={1}>This list could not be loaded: {problem}</Text>
            </Card>
          ) : null}
          {!list && !problem ? <Spinner muted /> : null}
          {list?.length === 0 ? <Text size={1}>Not used anywhere yet.</Text> : null}
          {list?.length ? (
            <Stack space={2}>
              {list.map(({ _id, _type, title, path }) => (
                <DocumentRow key={_id} id={_id} type={_type} title={title ?? 'Untitled'} detail={path} />
              ))}
            </Stack>
          ) : null}
        </Stack>
      </Container>
    </Box>
  );
};
