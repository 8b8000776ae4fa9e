/**
 * The id of a block's heading, which labels its section.
 * @param block whose `_key` is unique on the page
 * @returns an id without white space, even if the key contains some
 */
export function titleId(block: { _key: string }): string {
  return `title-${block._key.replace(/[^\w-]/g, '-')}`;
}
