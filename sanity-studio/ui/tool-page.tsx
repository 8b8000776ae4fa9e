import { Box, Button, Container, Flex, Heading, Spinner, Stack, Text } from '@sanity/ui';
import type { ReactNode } from 'react';
import { Problem } from './problem';

type ToolPageProps<Found> = {
  title: string;
  hint?: string;
  found: Found | undefined;
  /** Why it could not be read, as a sentence. */
  problem: string | undefined;
  reload: () => void;
  children: (found: Found) => ReactNode;
};

/** The page of a tool that reads all content: what was found, and a button to read it again. */
export function ToolPage<Found>({ title, hint, found, problem, reload, children }: ToolPageProps<Found>) {
  const isReading = found === undefined && problem === undefined;
  return (
    <Box padding={4} overflow="auto" height="fill" sizing="border">
      <Container width={2}>
        <Stack space={4}>
          <Flex align="center" justify="space-between">
            <Heading as="h1" size={2}>
              {title}
            </Heading>
            <Button text="Look again" mode="ghost" onClick={reload} disabled={isReading} />
          </Flex>
          {hint === undefined ? null : (
            <Text size={1} muted>
              {hint}
            </Text>
          )}
          {problem === undefined ? null : <Problem text={problem} />}
          {isReading ? <Spinner muted /> : null}
          {found === undefined ? null : children(found)}
        </Stack>
      </Container>
    </Box>
  );
}
