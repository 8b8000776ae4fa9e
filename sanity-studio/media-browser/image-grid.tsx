import { Button, Card, Grid, Stack, Text } from '@sanity/ui';
import type { StoredImage } from './images-query';

const THUMBNAIL_WIDTH_PX = 320;
const THUMBNAIL_HEIGHT_PX = 140;

type Props = { images: StoredImage[]; chosen: string | undefined; onChoose: (id: string) => void };

/** Uploaded images as small pictures. */
export function ImageGrid({ images, chosen, onChoose }: Props) {
  return (
    <Grid columns={[2, 3, 4, 5]} gap={3}>
      {images.map(({ _id, url, originalFilename, users }) => (
        <Button
          key={_id}
          mode="ghost"
          padding={2}
          selected={_id === chosen}
          aria-pressed={_id === chosen}
          onClick={() => onChoose(_id)}
        >
          <Stack space={3}>
            <Card style={{ height: THUMBNAIL_HEIGHT_PX }} radius={1} overflow="hidden" tone="transparent">
              <img
                src={`${url}?w=${THUMBNAIL_WIDTH_PX}&fit=max&auto=format`}
                alt=""
                loading="lazy"
                style={{ width: '100%', height: '100%', objectFit: 'contain' }}
              />
            </Card>
            <Text size={1} textOverflow="ellipsis">
              {originalFilename ?? 'Without a name'}
            </Text>
            <Text size={0} muted>
              {usage(users)}
            </Text>
          </Stack>
        </Button>
      ))}
    </Grid>
  );
}

function usage(count: number): string {
  if (count === 0) return 'Not used';
  return count === 1 ? 'Used once' : `Used ${count} times`;
}
