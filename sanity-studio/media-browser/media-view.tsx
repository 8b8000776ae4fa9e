import { SearchIcon } from '@sanity/icons';
import { Box, Card, Flex, Spinner, Stack, Text, TextInput } from '@sanity/ui';

import { useState } from 'react';
import { ImageDetails } from './image-details';
import { ImageGrid } from './image-grid';
import { UploadButton } from './upload-button';
import { useImages } from './use-images';

const DETAILS_WIDTH_PX = 360;

/** All uploaded images: to look through, to add to, to find out where one is used. */
export function MediaView() {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<string>();
  const { images, problem, upload, remove } = useImages(search);
  const image = images?.find(({ _id }) => _id === chosen);
  return (
    <Flex height="fill">
      <Box flex={1} padding={4} overflow="auto">
        <Stack space={4}>
          <Flex gap={3}>
            <Box flex={1}>
              <TextInput
                aria-label="Search by file name"
                placeholder="Search by file name"
                icon={SearchIcon}
                value={search}
                onChange={(event) => setSearch(event.currentTarget.value)}
              />
            </Box>
            <UploadButton onFiles={upload} />
          </Flex>
          {problem ? (
            <Card padding={3} tone="critical" radius={2} role="alert">
              <Text size={1}>That did not work: {problem}</Text>
            </Card>
          ) : null}
          {!images && !problem ? <Spinner muted /> : null}
          {images?.length === 0 ? (
            <Text size={1}>
              {search ? 'No image has such a name.' : 'There are no images yet. Upload the first.'}
            </Text>
          ) : null}
          {images ? <ImageGrid images={images} chosen={chosen} onChoose={setChosen} /> : null}
        </Stack>
      </Box>
      {image ? (
        <Box style={{ width: DETAILS_WIDTH_PX }}>
          <ImageDetails key={image._id} image={image} onRemove={() => remove(image._id)} />
        </Box>
      ) : null}
    </Flex>
  );
}
