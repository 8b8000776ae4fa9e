import { Button, Card, Heading, Stack, Text } from '@sanity/ui';
import { DocumentRow } from '../used-on/document-row';
import { useUsers } from '../used-on/use-users';
import type { StoredImage } from './images-query';

const PREVIEW_WIDTH_PX = 720;
const BYTES_PER_KB = 1000;

type Props = { image: StoredImage; onRemove: () => void };

/** One uploaded image: what it is, where it is shown, and, while it is shown nowhere, the way to remove it. */
export function ImageDetails({ image, onRemove }: Props) {
  const { list, problem } = useUsers(image._id);
  const { url, originalFilename, width, height, size, mimeType } = image;
  const facts = [`${width} × ${height} pixels`, `${Math.round(size / BYTES_PER_KB)} KB`, mimeType];
  return (
    <Card padding={4} borderLeft height="fill" overflow="auto">
      <Stack space={4}>
        <img src={`${url}?w=${PREVIEW_WIDTH_PX}&fit=max&auto=format`} alt="" style={{ width: '100%' }} />
        <Heading as="h2" size={1}>
          {originalFilename ?? 'Without a name'}
        </Heading>
        <Text size={1} muted>
          {facts.join(' · ')}
        </Text>
        {problem ? <Text size={1}>Where it is used could not be found out: {problem}</Text> : null}
        {list?.length ? (
          <Stack space={2}>
            <Text size={1} weight="medium">
              Used on
            </Text>
            {list.map(({ _id, _type, title, path }) => (
              <DocumentRow key={_id} id={_id} type={_type} title={title ?? 'Untitled'} detail={path} />
            ))}
          </Stack>
        ) : null}
        {list?.length === 0 ? (
          <Button text="Remove this image" mode="ghost" tone="critical" onClick={onRemove} />
        ) : null}
      </Stack>
    </Card>
  );
}
