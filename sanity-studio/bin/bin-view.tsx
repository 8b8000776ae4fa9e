import { Box, Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type Tool, useClient, useHistoryStore, useSchema, useUser } from 'sanity';
import { API_VERSION } from '../../protocol/lake-api';
import { filledForList } from '../placeholders/filled-previews';
import { dateAndTime } from '../schema/names/studio-dates';
import { EmptyList } from '../ui/counted-list';
import { DocumentRow, titleOf } from '../ui/document-row';
import { Problem } from '../ui/problem';
import { ToolPage } from '../ui/tool-page';
import { useAttempt } from '../ui/use-attempt';
import { useReading } from '../ui/use-reading';
import { type DeletedDocument, findDeleted, restoreDeleted } from './deleted-documents';

/** Lists what was deleted in Studio, and makes drafts of it again. */
function BinView() {
  const { found, problem, reload } = useReading(findDeleted);
  return (
    <ToolPage
      title="Bin"
      hint="What was deleted in Studio. What you restore is a draft: visitors see it once it is published."
      found={found}
      problem={problem && `The bin could not be read: ${problem}`}
      reload={reload}
    >
      {(deleted) =>
        deleted.length === 0 ? (
          <EmptyList text="The bin is empty." />
        ) : (
          <Stack as="ul" space={2} padding={0}>
            {deleted.map((document) => (
              <li key={document._id} style={{ listStyle: 'none' }}>
                <DeletedRow document={document} />
              </li>
            ))}
          </Stack>
        )
      }
    </ToolPage>
  );
}

function DeletedRow({ document }: { document: DeletedDocument }) {
  const { documentId, documentType, title, path, _updatedAt, deletedBy } = document;
  const client = useClient({ apiVersion: API_VERSION });
  const history = useHistoryStore();
  const { attempt, isBusy, problem } = useAttempt();
  const [isRestored, setIsRestored] = useState(false);
  const restore = () =>
    attempt(async () => {
      await restoreDeleted(client, history, document);
      setIsRestored(true);
    });
  const typeTitle = useSchema().get(documentType)?.title ?? documentType;
  const name = titleOf({ _id: documentId, _type: documentType, title });
  const what = [typeTitle, filledForList(path ?? ''), `Deleted ${dateAndTime(_updatedAt)}`];
  if (isRestored) {
    const detail = 'Restored as a draft: open it to look at it and to publish it.';
    return <DocumentRow id={documentId} type={documentType} isMixed title={name} detail={detail} />;
  }
  return (
    <Card padding={3} radius={2} border>
      <Stack space={3}>
        <Flex align="center" gap={3}>
          <Box flex={1}>
            <Stack space={2}>
              <Text size={1} weight="medium">
                {name}
              </Text>
              <Text size={1} muted>
                {what.filter(Boolean).join(' · ')}
                {deletedBy ? <ByUser id={deletedBy} /> : null}
              </Text>
            </Stack>
          </Box>
          <Button
            text="Restore"
            aria-label={`Restore ${name}`}
            mode="ghost"
            fontSize={1}
            loading={isBusy}
            disabled={isBusy}
            onClick={restore}
          />
        </Flex>
        {problem ? <Problem text={`It could not be restored: ${problem}`} /> : null}
      </Stack>
    </Card>
  );
}

function ByUser({ id }: { id: string }) {
  const [user] = useUser(id);
  return user?.displayName ? ` by ${user.displayName}` : null;
}

/** The tool that lists what was deleted. */
export const binTool: Tool = { name: 'bin', title: 'Bin', icon: Trash2, component: BinView };
