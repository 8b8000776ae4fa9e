/**
 * The id of a block's heading, by which its section is named.
 * @param block any block; its `_key` is unique on the page
 * @returns an id without white space, whatever the key holds
 */
export function titleId(block: { _key: string }): string {
  return `title-${block._key.replace(/[^\w-]/g, '-')}`;
}
