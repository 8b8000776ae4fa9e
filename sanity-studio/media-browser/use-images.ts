import { useEffect, useState } from 'react';
import { useClient } from 'sanity';
import { API_VERSION } from '../../protocol/lake-api';
import { messageOf } from '../ui/problem';
import { useSettled } from '../ui/use-settled';

/** Maximum of images listed; others are found by name. */
const SHOWN_COUNT = 200;

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
  const name = useSettled(search.trim());
  const [reading, setReading] = useState<Pick<Partial<Images>, 'images' | 'problem'>>({});
  /** Why the last change failed. */
  const [problem, setProblem] = useState<string>();
  /** Each change reads the images again. */
  const [changes, setChanges] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change is an occasion
  useEffect(() => {
    let isCurrent = true;
    const params = { name: `*${name}*`, count: SHOWN_COUNT };
    const options = { perspective: 'drafts', tag: 'media' } as const;
    client.fetch<StoredImage[]>(imagesQuery, params, options).then(
      (found) => isCurrent && setReading({ images: found }),
      (error: unknown) => isCurrent && setReading(({ images }) => ({ images, problem: messageOf(error) })),
    );
    return () => {
      isCurrent = false;
    };
  }, [client, name, changes]);

  const attempt = async (work: () => Promise<unknown>) => {
    setProblem(undefined);
    await work().catch((error: unknown) => setProblem(messageOf(error)));
    setChanges((before) => before + 1);
  };
  return {
    images: reading.images,
    problem: problem ?? reading.problem,
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
