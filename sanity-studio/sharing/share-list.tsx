import { Box, Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import { useClient } from 'sanity';
import { API_VERSION } from '../schema/rules/api-version';
import type { ActiveShare } from './use-shares';

/** The links that work, each with the button that ends it. */
export function ShareList({ shares }: { shares: ActiveShare[] }) {
  if (shares.length === 0) return null;
  return (
    <Stack space={3}>
      <Text size={1} weight="medium">
        Links that work
      </Text>
      <Stack as="ul" space={2}>
        {shares.map((share) => (
          <ShareRow key={share._id} share={share} />
        ))}
      </Stack>
    </Stack>
  );
}

function ShareRow({ share }: { share: ActiveShare }) {
  const client = useClient({ apiVersion: API_VERSION });
  const [problem, setProblem] = useState(false);
  const takeBack = () => client.delete(share._id, { tag: 'share' }).catch(() => setProblem(true));
  const until = new Date(share.expiresAt).toLocaleString('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (
    <Card as="li" padding={2} radius={2} border>
      <Flex align="center" gap={3}>
        <Box flex={1} paddingLeft={2}>
          <Stack space={2}>
            <Text size={1} weight="medium">
              {share.madeFor || 'No note'}
            </Text>
            <Text size={1} muted>
              {problem ? 'It could not be taken back. Try again.' : `until ${until}`}
            </Text>
          </Stack>
        </Box>
        <Button text="Take back" mode="ghost" tone="critical" onClick={takeBack} />
      </Flex>
    </Card>
  );
}
