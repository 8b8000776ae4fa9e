import { Op } from './op';

/** Less than this in common is not worth three operations. */
const MIN_COMMON_BYTES = 4;

/**
 * The operations that put a text together from the beginning and the end of another, and what is new between
 * them; undefined when the two have too little in common. Only these two slices are ever taken: the
 * `mendoza` package mistakes the end of any other slice of text that is not ASCII.
 */
export function diffString(left: string, right: string): readonly unknown[] | undefined {
  const before = [...left];
  const after = [...right];
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  const startBytes = byteSize(before.slice(0, start));
  const endBytes = byteSize(before.slice(before.length - end));
  if (startBytes + endBytes < MIN_COMMON_BYTES) return undefined;
  const total = byteSize(before);
  const added = after.slice(start, after.length - end).join('');
  return [
    ...(start > 0 ? [Op.StringAppendSlice, 0, startBytes] : []),
    ...(added === '' ? [] : [Op.StringAppendString, added]),
    ...(end > 0 ? [Op.StringAppendSlice, total - endBytes, total] : []),
  ];
}

/** As the `mendoza` package counts: half of a surrogate pair is three bytes. */
function byteSize(characters: readonly string[]): number {
  return characters.reduce((sum, character) => sum + byteSizeOf(character.codePointAt(0) ?? 0), 0);
}

function byteSizeOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}
