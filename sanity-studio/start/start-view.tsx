import { Box, Button, Card, Container, Flex, Grid, Heading, Spinner, Stack, Text } from '@sanity/ui';
import { type FormEvent, type ReactNode, useCallback, useEffect, useState } from 'react';
import { type Tool, useClient } from 'sanity';
import { API_VERSION } from '../../protocol/lake-api';
import { checkProductName } from '../../protocol/product-names';
import { TextField } from '../ui/dialog-parts';
import { Problem } from '../ui/problem';
import { useAttempt } from '../ui/use-attempt';
import { TodayFirst } from './today-view';
import { startEmpty, startWithSample } from './write-start';

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
    const { state, look } = useStartState();
    if (state === 'unknown') return <Waiting />;
    if (state !== 'started') return <StartView others={state.others} onStarted={look} />;
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

const START_STATE = `{
  "isStarted": count(*[_id in ["siteSettings", "drafts.siteSettings", "navigation", "drafts.navigation"]]) > 0,
  "others": count(*[!(_id in path("_.**")) && !(_type match "sanity.*") && !(_type match "system.*")])
}`;

const OPTIONS = { perspective: 'raw', tag: 'start' } as const;

type StartState = 'unknown' | 'started' | { others: number };
/** For the whole window: a site that has been started stays so, and its tools open without a query. */
let isStartedHere = false;

function useStartState() {
  const client = useClient({ apiVersion: API_VERSION });
  const [state, setState] = useState<StartState>(isStartedHere ? 'started' : 'unknown');
  const look = useCallback(() => {
    client.fetch<{ isStarted: boolean; others: number } | null>(START_STATE, {}, OPTIONS).then(
      (answer) => {
        isStartedHere = answer?.isStarted !== false;
        setState(answer?.isStarted === false ? { others: answer.others } : 'started');
      },
      // The tool itself says what is wrong.
      () => setState('started'),
    );
  }, [client]);
  useEffect(() => {
    if (!isStartedHere) look();
  }, [look]);
  return { state, look };
}

/** `others`: documents that exist although there are no settings and no menu. */
type StartViewProps = { others: number; onStarted: () => void };

function StartView({ others, onStarted }: StartViewProps) {
  const { attempt, isBusy, problem } = useAttempt();
  const [progress, setProgress] = useState('');
  const client = useClient({ apiVersion: API_VERSION });
  const run = (start: (report: (progress: string) => void) => Promise<void>) => {
    setProgress('Starting');
    void attempt(() => start(setProgress).then(onStarted));
  };
  return (
    <Box padding={[4, 4, 5]} overflow="auto" height="fill">
      <Container width={2} paddingY={[2, 3, 5]}>
        <Stack space={5}>
          <Stack space={5}>
            <Heading as="h1" size={[3, 3, 4]}>
              Start your website
            </Heading>
            <Text muted>
              {others > 0
                ? `There are no settings and no menu, but ${others} other documents. They stay as they are; what is missing is added.`
                : 'There is no content yet. Both ways publish a site that you can change in every word.'}
            </Text>
          </Stack>
          <Grid columns={[1, 1, 2]} gap={4}>
            <SampleStart isBusy={isBusy} onStart={() => run((report) => startWithSample(client, report))} />
            <EmptyStart
              isBusy={isBusy}
              onStart={(name) => run((report) => startEmpty(client, name, report))}
            />
          </Grid>
          <div role="status">
            {isBusy ? (
              <Flex align="center" gap={3}>
                <Spinner muted />
                <Text size={1}>{progress}</Text>
              </Flex>
            ) : null}
          </div>
          {problem ? (
            <Problem
              text={`The start was interrupted: ${problem} Press the same button again: what is there already stays.`}
            />
          ) : null}
        </Stack>
      </Container>
    </Box>
  );
}

type EmptyStartProps = { isBusy: boolean; onStart: (productName: string) => void };

function EmptyStart({ isBusy, onStart }: EmptyStartProps) {
  const [name, setName] = useState('');
  const flaw = checkProductName(name);
  const field = (
    <TextField
      label="Name of the product"
      value={name}
      onChange={setName}
      note={name !== '' && flaw !== true ? flaw : undefined}
    />
  );
  return (
    <Way
      title="Start empty"
      text="A home page with one block, settings and a menu, for your own product."
      field={field}
      isReady={!isBusy && flaw === true}
      onStart={() => onStart(name)}
    />
  );
}

type SampleStartProps = { isBusy: boolean; onStart: () => void };

function SampleStart({ isBusy, onStart }: SampleStartProps) {
  return (
    <Way
      title="Start with the sample"
      text="The complete site of an invented product, with every kind of block, to look at and to rewrite. Site settings can rename the product everywhere in one step."
      isReady={!isBusy}
      onStart={onStart}
    />
  );
}

type WayProps = { title: string; text: string; field?: ReactNode; isReady: boolean; onStart: () => void };

/** A way to begin; the button says its title again. */
function Way({ title, text, field, isReady, onStart }: WayProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) onStart();
  };
  return (
    <Card as="form" onSubmit={submit} padding={4} radius={3} border>
      <Flex direction="column" gap={5} height="fill" justify="space-between">
        <Stack space={5}>
          <Stack space={4}>
            <Heading as="h2" size={2}>
              {title}
            </Heading>
            <Text size={1} muted>
              {text}
            </Text>
          </Stack>
          {field}
        </Stack>
        <Button
          type="submit"
          text={title}
          mode={field ? 'default' : 'ghost'}
          tone="primary"
          disabled={!isReady}
        />
      </Flex>
    </Card>
  );
}
