import { UploadIcon } from '@sanity/icons';
import { Button } from '@sanity/ui';

import { useRef, useState } from 'react';

const ACCEPTED = 'image/png,image/jpeg,image/webp,image/avif,image/gif,image/svg+xml';

type Props = { onFiles: (files: readonly File[]) => Promise<void> };

/** Chooses image files of this computer and hands them on; it rests until they are dealt with. */
export function UploadButton({ onFiles }: Props) {
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
