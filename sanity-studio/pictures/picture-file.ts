/** Where Studio's server keeps small pictures of what the site draws. */
const FOLDERS = { vignette: 'product-views', illustration: 'drawings', block: 'blocks' } as const;

/**
 * Address of the small picture that stands for a product view, a drawing or a block in Studio.
 * @param name as stored in content; of a block, its type's name
 */
export function pictureFile(kind: keyof typeof FOLDERS, name: string): string {
  return `/static/${FOLDERS[kind]}/${encodeURIComponent(name)}.svg`;
}
