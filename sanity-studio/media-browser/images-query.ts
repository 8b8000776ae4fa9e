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
export const imagesQuery = `*[_type == "sanity.imageAsset" && coalesce(originalFilename, "") match $name]
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
