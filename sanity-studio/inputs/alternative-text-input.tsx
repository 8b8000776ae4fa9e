import { Button, Stack } from '@sanity/ui';
import { type StringInputProps, set, useClient, useFormValue } from 'sanity';
import { isRecord } from '../../protocol/is-record';
import { API_VERSION } from '../../protocol/lake-api';
import { storedImage } from '../checks/media-rule';
import { useLiveQuery } from '../ui/use-live-query';

const KEPT = { perspective: 'raw', tag: 'alternative-text' } as const;

/**
 * The alternative text of a picture. The first one of an uploaded image is kept with the image, where Sanity keeps it, and
 * proposed wherever the image is used again.
 */
export function AlternativeTextInput(props: StringInputProps) {
  const { value = '', path, onChange, readOnly, elementProps, renderDefault } = props;
  const client = useClient({ apiVersion: API_VERSION });
  const picture = useFormValue(path.slice(0, -1));
  const isUpload = isRecord(picture) && picture.source === 'image';
  const id = isUpload ? storedImage(picture.image)?.ref : undefined;
  const { found: kept } = useLiveQuery<string | null>('*[_id == $id][0].altText', { id: id ?? '' }, KEPT);
  const keep = () => {
    if (!id || kept !== null || value.trim() === '') return;
    const patch = client.patch(id).setIfMissing({ altText: value.trim() });
    // The text itself is in the document: the next edit keeps it.
    patch.commit({ tag: 'alternative-text' }).catch(() => undefined);
  };
  const onBlur: typeof elementProps.onBlur = (event) => {
    elementProps.onBlur(event);
    keep();
  };
  return (
    <Stack space={2}>
      {renderDefault({ ...props, elementProps: { ...elementProps, onBlur } })}
      {kept && value === '' && !readOnly ? (
        <Button mode="ghost" text={`Use “${kept}”`} onClick={() => onChange(set(kept))} />
      ) : null}
    </Stack>
  );
}
