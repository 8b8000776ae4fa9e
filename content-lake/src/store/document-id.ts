/**
 * The id without its draft or version prefix: `drafts.a` and `versions.spring.a` are both versions of `a`.
 * References always name this id.
 */
export function baseDocumentId(id: string): string {
  if (id.startsWith('drafts.')) return id.slice('drafts.'.length);
  if (!id.startsWith('versions.')) return id;
  const end = id.indexOf('.', 'versions.'.length);
  return end === -1 ? id : id.slice(end + 1);
}
