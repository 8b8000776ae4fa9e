import { Box, Button, Card, Container, Flex, Heading, Spinner, Stack, Text } from '@sanity/ui';
import { type FormEvent, useState } from 'react';
import { type SanityClient, type Tool, useClient } from 'sanity';
import { API_VERSION } from '../../protocol/lake-api';
import { checkProductName } from '../../protocol/product-names';
import { startDocuments } from '../../protocol/start-documents';
import { TextField } from '../ui/dialog-parts';
import { Problem } from '../ui/problem';
import { useAttempt } from '../ui/use-attempt';
import { useReading } from '../ui/use-reading';
import { TodayFirst } from './today-view';

/** Tools that need the content of a site. */
const NEEDS_CONTENT = ['structure', 'presentation'];

/**
 * Shows a start view in place of a tool while there are neither settings nor a menu, published or drafts.
 * @param tool any of Studio's tools; only those that need content are changed
 */
export function withStart(tool: Tool): Tool {
  const Given = tool.component;
  return NEEDS_CONTENT.includes(tool.name) ? { ...tool, component: StartedTool } : tool;

  function StartedTool(props: { tool: Tool }) {
    const { found, problem, reload } = useReading(readIsStarted);
    // The tool itself says what is wrong.
    const isStarted = isStartedHere || problem !== undefined || found;
    if (isStarted === undefined) return <Waiting />;
    if (!isStarted) return <StartView onStarted={reload} />;
    return (
      <>
        {tool.name === 'structure' ? <TodayFirst /> : null}
        <Given {...props} />
      </>
    );
  }
}

function Waiting() {
  return (
    <Flex align="center" justify="center" height="fill">
      <Spinner muted />
    </Flex>
  );
}

const IS_STARTED =
  'count(*[_id in ["siteSettings", "drafts.siteSettings", "navigation", "drafts.navigation"]]) > 0';

/** For the whole window: a site that has been started stays so, and its tools open without a query. */
let isStartedHere = false;

async function readIsStarted(client: SanityClient): Promise<boolean> {
  isStartedHere ||= await client.fetch<boolean>(IS_STARTED, {}, { perspective: 'raw', tag: 'start' });
  return isStartedHere;
}

function StartView({ onStarted }: { onStarted: () => void }) {
  const client = useClient({ apiVersion: API_VERSION });
  const { attempt, isBusy, problem } = useAttempt();
  const [name, setName] = useState('');
  const flaw = checkProductName(name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (flaw === true && !isBusy) void attempt(() => start(client, name).then(onStarted));
  };
  return (
    <Box padding={4} paddingTop={[4, 4, 6]}>
      <Container width={1}>
        <Card as="form" onSubmit={submit} padding={4} radius={3} border>
          <Stack space={5}>
            <Heading as="h1" size={3}>
              Start your website
            </Heading>
            <Text muted>
              There are no settings and no menu yet. This publishes them, with a home page of one block, and
              you can change every word. What exists stays as it is.
            </Text>
            <TextField
              label="Name of the product"
              value={name}
              onChange={setName}
              note={name !== '' && flaw !== true ? flaw : undefined}
            />
            {problem ? <Problem text={`The website could not be started: ${problem}`} /> : null}
            <Button
              type="submit"
              text="Start"
              tone="primary"
              loading={isBusy}
              disabled={isBusy || flaw !== true}
            />
          </Stack>
        </Card>
      </Container>
    </Box>
  );
}

/** What exists stays, so it may be repeated. */
async function start(client: SanityClient, productName: string): Promise<void> {
  const transaction = client.transaction();
  for (const document of startDocuments(productName)) transaction.createIfNotExists(document);
  await transaction.commit({ tag: 'start', visibility: 'sync' });
}
