import { Badge, Card, Flex, Heading, Stack, Text } from '@sanity/ui';
import type { ReactNode } from 'react';

type Props = { title: string; hint: string; empty: string; rows: ReactNode[] };

/** One kind of thing that needs attention: how many there are, and each of them. */
export function AttentionList({ title, hint, empty, rows }: Props) {
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
