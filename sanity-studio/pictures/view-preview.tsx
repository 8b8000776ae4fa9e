import { Box, Flex, Stack, Text } from '@sanity/ui';
import { isValidElement } from 'react';
import type { PreviewProps } from 'sanity';

const THUMBNAIL_PX = 88;

/** A product view where editors choose one: its thumbnail is large enough to be told from others. */
export function ViewPreview(props: PreviewProps) {
  const { layout, media, title, subtitle, renderDefault } = props;
  if (layout !== 'default' || !isValidElement(media)) return renderDefault(props);
  return (
    <Flex align="center" gap={3}>
      <Box style={{ width: THUMBNAIL_PX, height: THUMBNAIL_PX, flex: 'none' }}>{media}</Box>
      <Stack space={3}>
        <Text size={1} weight="medium">
          {textOf(title)}
        </Text>
        <Text size={1} muted>
          {textOf(subtitle)}
        </Text>
      </Stack>
    </Flex>
  );
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);
