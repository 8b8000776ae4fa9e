import { Badge, Card, Flex, Heading, Stack, Text } from '@sanity/ui';
import type { ReactNode } from 'react';

type Props = {
  title: string;
  hint: string;
  tone: 'critical' | 'caution' | 'positive';
  rows: ReactNode[];
  /** Above the rows. */
  children?: ReactNode;
};

/** A large site may have one flaw a thousand times: the first are shown. */
export const MAX_ROWS = 50;

/** One kind of thing that needs attention: the number and the rows. */
export function AttentionList({ title, hint, tone, rows, children }: Props) {
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
        <Text size={1} muted>
          {hint}
        </Text>
        {children}
        {rows.length > 0 ? <Stack space={2}>{rows.slice(0, MAX_ROWS)}</Stack> : null}
        {hidden > 0 ? (
          <Text size={1} muted>
            And {hidden} more.
          </Text>
        ) : null}
      </Stack>
    </Card>
  );
}
