import { useCallback, useEffect, useState } from 'react';
import { useClient } from 'sanity';
import { API_VERSION } from '../../protocol/lake-api';
import { messageOf } from '../ui/problem';

/** Maximum of images listed; others are found by name. */
const SHOWN_COUNT = 200;
const TYPING_PAUSE_MS = 200;

type Images = {
  images: StoredImage[] | undefined;
  problem: string | undefined;
  upload: (files: readonly File[]) => Promise<void>;
  remove: (id: string) => Promise<void>;
};

/**
 * The images that have been uploaded, the newest first.
 * @param search part of a file's name; empty for all
 */
export function useImages(search: string): Images {
  const client = useClient({ apiVersion: API_VERSION });
  const [images, setImages] = useState<StoredImage[]>();
  const [problem, setProblem] = useState<string>();
  const report = useCallback((error: unknown) => setProblem(messageOf(error)), []);

  const load = useCallback(async () => {
    const params = { name: `*${search.trim()}*`, count: SHOWN_COUNT };
    const options = { perspective: 'drafts', tag: 'media' } as const;
    await client.fetch<StoredImage[]>(imagesQuery, params, options).then(setImages, report);
  }, [client, search, report]);

  useEffect(() => {
    const pause = setTimeout(load, TYPING_PAUSE_MS);
    return () => clearTimeout(pause);
  }, [load]);

  const attempt = useCallback(
    async (work: () => Promise<unknown>) => {
      setProblem(undefined);
      await work().catch(report);
      await load();
    },
    [load, report],
  );
  return {
    images,
    problem,
    upload: (files) =>
      attempt(() =>
        Promise.all(files.map((file) => client.assets.upload('image', file, { filename: file.name }))),
      ),
    remove: (id) => attempt(() => client.delete(id)),
  };
}

/** An uploaded image, and how many documents show it. */
export type StoredImage = {
  _id: string;
  _createdAt: string;
  originalFilename: string | null;
  url: string;
  size: number;
  mimeType: string;
  width: number | null;
  height: number | null;
  users: number;
};

/** The newest images whose names match `$name` (a pattern as `match` takes it); at most `$count`. */
const imagesQuery = `*[_type == "sanity.imageAsset" && coalesce(originalFilename, "") match $name]
  | order(_createdAt desc)[0...$count]{
    _id,
    _createdAt,
    originalFilename,
    url,
    size,
    mimeType,
    "width": metadata.dimensions.width,
    "height": metadata.dimensions.height,
    "users": count(*[references(^._id)])
  }`;
