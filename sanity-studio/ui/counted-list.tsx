import { Badge, type BadgeTone, Card, Flex, Heading, Stack, Text } from '@sanity/ui';
import type { ReactNode } from 'react';

type Props = {
  title: string;
  hint?: string;
  tone?: BadgeTone;
  rows: ReactNode[];
  /** Above the rows. */
  children?: ReactNode;
};

/** A large site may have one flaw a thousand times: the first are shown. */
export const MAX_ROWS = 50;

/** Things of one kind: the number and the rows. */
export function CountedList({ title, hint, tone = 'default', rows, children }: Props) {
  const hidden = rows.length - MAX_ROWS;
  return (
    <Card padding={4} radius={2} border>
      <Stack space={4}>
        <Flex align="center" gap={3}>
          <Heading as="h2" size={1}>
            {title}
          </Heading>
          <Badge tone={tone}>{rows.length}</Badge>
        </Flex>
        {hint ? <Muted text={hint} /> : null}
        {children}
        {rows.length > 0 ? <Stack space={2}>{rows.slice(0, MAX_ROWS)}</Stack> : null}
        {hidden > 0 ? <Muted text={`And ${hidden} more.`} /> : null}
      </Stack>
    </Card>
  );
}

/** In place of a list of nothing. */
export function EmptyList({ text }: { text: string }) {
  return (
    <Card padding={4} radius={2} border>
      <Muted text={text} />
    </Card>
  );
}

function Muted({ text }: { text: string }) {
  return (
    <Text size={1} muted>
      {text}
    </Text>
  );
}
