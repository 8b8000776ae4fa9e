import { useClient } from 'sanity';
import { API_VERSION } from '../../protocol/lake-api';
import { MEDIA_TAG } from '../../protocol/site-documents';
import { newKey } from '../schema/names/new-key';
import { useAttempt } from '../ui/use-attempt';
import { useLiveQuery } from '../ui/use-live-query';
import { useSettled } from '../ui/use-settled';

/** Maximum of images listed; others are found by name. */
const SHOWN_COUNT = 200;

type Found = { images: StoredImage[]; tags: { _id: string; name: string }[] };

/**
 * The images that have been uploaded, the newest first.
 * @param search part of a file's name or of an alternative text; empty for all
 * @param tag of the images; empty for all
 * @returns `tags` are all that images have; `describe` keeps an alternative text and tags with an image
 */
export function useImages(search: string, tag: string) {
  const client = useClient({ apiVersion: API_VERSION });
  const params = { name: `*${useSettled(search.trim())}*`, label: tag, count: SHOWN_COUNT };
  const { found, problem: unread } = useLiveQuery<Found>(QUERY, params, OPTIONS);
  const { attempt, problem } = useAttempt();
  const { images, tags = [] }: Partial<Found> = found ?? {};
  return {
    images,
    tags,
    problem: problem ?? unread,
    upload: (files: readonly File[]) =>
      attempt(() =>
        Promise.all(files.map((file) => client.assets.upload('image', file, { filename: file.name }))),
      ),
    remove: (id: string) => attempt(() => client.delete(id)),
    describe: (id: string, altText: string, names: readonly string[]) =>
      attempt(() => {
        const known = new Map(tags.map(({ name, _id }) => [name, _id]));
        const added = names.filter((each) => !known.has(each));
        for (const each of added) known.set(each, crypto.randomUUID());
        const transaction = client.transaction(
          added.map((current) => ({
            create: { _id: known.get(current), _type: MEDIA_TAG, name: { _type: 'slug', current } },
          })),
        );
        const references = names.map((each) => ({
          _type: 'reference',
          _key: newKey(),
          _ref: known.get(each),
          _weak: true,
        }));
        return transaction
          .patch(id, { set: { altText, opt: { media: { tags: references } } } })
          .commit({ tag: 'media' });
      }),
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
  altText: string | null;
  tags: string[] | null;
};

/**
 * The newest images whose names or alternative texts match `$name` (a pattern as `match` takes it) and that have the tag `$label`, if
 * that is not empty; at most `$count`. And all tags.
 */
const QUERY = {
  fetch: `{
  "tags": *[_type == "${MEDIA_TAG}"] | order(name.current asc){ _id, "name": name.current },
  "images": *[_type == "sanity.imageAsset" && [coalesce(originalFilename, ""), altText] match $name &&
    ($label == "" || $label in opt.media.tags[]->name.current)] | order(_createdAt desc)[0...$count]{
    _id,
    _createdAt,
    originalFilename,
    url,
    size,
    mimeType,
    "width": metadata.dimensions.width,
    "height": metadata.dimensions.height,
    "users": count(*[references(^._id)]),
    altText,
    "tags": opt.media.tags[]->name.current
  }
}`,
  listen: `*[_type in ["sanity.imageAsset", "${MEDIA_TAG}"]]`,
};

const OPTIONS = { perspective: 'drafts', tag: 'media' } as const;
