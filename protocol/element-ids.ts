const MAX_LENGTH = 60;
const FALLBACK = 'part';
const COMBINING_MARKS = /\p{M}/gu;
const NOT_WORD = /[^\p{L}\p{N}]+/gu;
const OUTER_DASHES = /^-+|-+$/g;

/** @param taken ids already in use on the page; the new one is added. A second "Tracking" becomes `tracking-2` */
export function headingId(text: string, taken: Set<string>): string {
  const words = text.normalize('NFKD').replace(COMBINING_MARKS, '').toLowerCase().replace(NOT_WORD, '-');
  const base = words.replace(OUTER_DASHES, '').slice(0, MAX_LENGTH).replace(OUTER_DASHES, '') || FALLBACK;
  let id = base;
  for (let count = 2; taken.has(id); count += 1) id = `${base}-${count}`;
  taken.add(id);
  return id;
}

/** Element ids of the page's frame, by which scripts find it: headings, blocks and records of content must not use them. */
export const reservedIds: ReadonlySet<string> = new Set(
  'chat consent end-cap-title main menu react site-map'.split(' '),
);

/**
 * @param titles in page order; equal ones get a number
 * @param takenIds ids already on the page, including the frame's
 */
export function partIds(
  titles: ReadonlyArray<string>,
  takenIds: ReadonlySet<string> = reservedIds,
): string[] {
  const taken = new Set(takenIds);
  return titles.map((title) => headingId(title, taken));
}
