import { SearchIcon, UploadIcon } from '@sanity/icons';
import { Box, Button, Card, Flex, Grid, Heading, Select, Spinner, Stack, Text, TextInput } from '@sanity/ui';
import { Images } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Tool } from 'sanity';
import { TextField } from '../ui/dialog-parts';
import { DocumentRow } from '../ui/document-row';
import { Problem } from '../ui/problem';
import { useUsers } from '../used-on/used-on';
import { type StoredImage, useImages } from './use-images';

const DETAILS_WIDTH_PX = 360;

/** All uploaded images: search, upload, and where each is used. */
function MediaView() {
  const [search, setSearch] = useState('');
  const [tag, setTag] = useState('');
  const [chosen, setChosen] = useState<string>();
  const { images, tags, problem, upload, remove, describe } = useImages(search, tag);
  const image = images?.find(({ _id }) => _id === chosen);
  return (
    <Flex height="fill">
      <Box flex={1} padding={4} overflow="auto">
        <Stack space={4}>
          <Flex gap={3}>
            <Box flex={1}>
              <TextInput
                aria-label="Search by file name or alternative text"
                placeholder="Search by file name or alternative text"
                icon={SearchIcon}
                value={search}
                onChange={(event) => setSearch(event.currentTarget.value)}
              />
            </Box>
            {tags.length > 0 ? (
              <Box>
                <Select aria-label="Tag" value={tag} onChange={(event) => setTag(event.currentTarget.value)}>
                  <option value="">All tags</option>
                  {tags.map(({ _id, name }) => (
                    <option key={_id}>{name}</option>
                  ))}
                </Select>
              </Box>
            ) : null}
            <UploadButton onFiles={upload} />
          </Flex>
          {problem ? <Problem text={`That did not work: ${problem}`} /> : null}
          {!images && !problem ? <Spinner muted /> : null}
          {images?.length === 0 ? (
            <Text size={1}>
              {search || tag ? 'No image is like that.' : 'There are no images yet. Upload the first.'}
            </Text>
          ) : null}
          {images ? <ImageGrid images={images} chosen={chosen} onChoose={setChosen} /> : null}
        </Stack>
      </Box>
      {image ? (
        <Box style={{ width: DETAILS_WIDTH_PX }}>
          <ImageDetails key={image._id} image={image} onRemove={() => remove(image._id)} onSave={describe} />
        </Box>
      ) : null}
    </Flex>
  );
}

const THUMBNAIL_WIDTH_PX = 320;
const THUMBNAIL_HEIGHT_PX = 140;

type ImageGridProps = { images: StoredImage[]; chosen: string | undefined; onChoose: (id: string) => void };

/** Uploaded images as small pictures. */
function ImageGrid({ images, chosen, onChoose }: ImageGridProps) {
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

const PREVIEW_WIDTH_PX = 720;
const BYTES_PER_KB = 1000;

type ImageDetailsProps = DescriptionProps & { onRemove: () => void };

/** One uploaded image: its properties, where it is used, and a button to remove an unused one. */
function ImageDetails({ image, onRemove, onSave }: ImageDetailsProps) {
  const { found: list, problem } = useUsers(image._id);
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
        <Description image={image} onSave={onSave} />
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

type DescriptionProps = {
  image: StoredImage;
  onSave: (id: string, altText: string, tags: readonly string[]) => Promise<void>;
};

/** What is kept with an image: the alternative text that is proposed where it is used, and tags. */
function Description({ image: { _id, altText, tags }, onSave }: DescriptionProps) {
  const [text, setText] = useState(altText ?? '');
  const [words, setWords] = useState((tags ?? []).join(', '));
  const names = [...new Set(words.split(',').map((word) => word.trim()))].filter((word) => word !== '');
  return (
    <Stack space={4}>
      <TextField label="Alternative text" value={text} onChange={setText} />
      <TextField label="Tags, with commas between them" value={words} onChange={setWords} />
      <Button text="Save" mode="ghost" onClick={() => onSave(_id, text.trim(), names)} />
    </Stack>
  );
}

const ACCEPTED = 'image/png,image/jpeg,image/webp,image/avif,image/gif,image/svg+xml';

type UploadButtonProps = { onFiles: (files: readonly File[]) => Promise<void> };

/** Chooses local image files for upload; disabled during the upload. */
function UploadButton({ onFiles }: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const take = async (files: readonly File[]) => {
    if (files.length === 0) return;
    setIsBusy(true);
    await onFiles(files);
    setIsBusy(false);
    if (input.current) input.current.value = '';
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        multiple
        hidden
        aria-label="Images to upload"
        onChange={(event) => take([...(event.currentTarget.files ?? [])])}
      />
      <Button
        icon={UploadIcon}
        text={isBusy ? 'Uploading…' : 'Upload'}
        disabled={isBusy}
        onClick={() => input.current?.click()}
      />
    </>
  );
}

/** The tool for uploaded images. */
export const mediaTool: Tool = { name: 'media', title: 'Media', icon: Images, component: MediaView };
