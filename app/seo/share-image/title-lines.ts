/** Of a type size: how long a text is in it. */
export type Measure = (text: string) => number;

/** Sizes in px from the largest, and how many lines a title may have in each. */
export const TITLE_SIZES = [
  { size: 108, lines: 2 },
  { size: 88, lines: 3 },
  { size: 72, lines: 4 },
  { size: 60, lines: 4 },
] as const;

const ELLIPSIS = '…';

/**
 * A title in the largest size in which it has few enough lines. In the smallest a word that is too long is broken, and
 * what is beyond the last line is cut.
 * @param title without line breaks
 * @param measure the length of a text in em
 * @param widthPx of a line
 */
export function fitTitle(
  title: string,
  measure: Measure,
  widthPx: number,
): { size: number; lines: string[] } {
  const parts = partsOf(title);
  const lengthOf = kept(measure);
  for (const { size, lines: most } of TITLE_SIZES) {
    const isAtMost = (width: number) => (text: string) => lengthOf(text) * size <= width;
    const lines = linesOf(parts, isAtMost(widthPx));
    if (lines.length <= most && lines.every(isAtMost(widthPx)))
      return { size, lines: balanced(parts, lines, widthPx, isAtMost) };
  }
  const { size, lines: most } = TITLE_SIZES[TITLE_SIZES.length - 1] ?? TITLE_SIZES[0];
  const fits = (text: string) => lengthOf(text) * size <= widthPx;
  const lines = linesOf(
    parts.flatMap((part) => broken(part, fits)),
    fits,
  );
  return { size, lines: lines.length <= most ? lines : cut(lines.slice(0, most), fits) };
}

/** Each width that is tried begins with the same texts. */
function kept(measure: Measure): Measure {
  const lengths = new Map<string, number>();
  return (text) => {
    const length = lengths.get(text) ?? measure(text);
    lengths.set(text, length);
    return length;
  };
}

/** What may be on a line of its own: words with the space after them, and those before a hyphen. */
const partsOf = (title: string) => title.match(/[^\s-]*-(?=\p{L})|\S+?(?:-(?=\p{L})|\s+|$)/gu) ?? [];

function linesOf(parts: readonly string[], fits: (text: string) => boolean): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    if (last !== undefined && fits((last + part).trimEnd())) lines[lines.length - 1] = last + part;
    else lines.push(part);
  }
  return lines.map((line) => line.trimEnd());
}

/** As many lines, as equal in length as possible, like `text-wrap: balance`. */
function balanced(
  parts: readonly string[],
  lines: string[],
  widthPx: number,
  isAtMost: (widthPx: number) => (text: string) => boolean,
): string[] {
  let [narrow, wide] = [0, widthPx];
  let best = lines;
  while (wide - narrow > 1) {
    const middle = (narrow + wide) / 2;
    const narrower = linesOf(parts, isAtMost(middle));
    if (narrower.length > lines.length || !narrower.every(isAtMost(middle))) narrow = middle;
    else [wide, best] = [middle, narrower];
  }
  return best;
}

/** A word that is longer than a line, as several parts. */
function broken(part: string, fits: (text: string) => boolean): string[] {
  const pieces: string[] = [];
  for (const character of part) {
    const last = pieces.at(-1);
    if (last !== undefined && fits((last + character).trimEnd()))
      pieces[pieces.length - 1] = last + character;
    else pieces.push(character);
  }
  return pieces;
}

/** The last line ends in an ellipsis, after a whole word if there are several. */
function cut(lines: string[], fits: (text: string) => boolean): string[] {
  let last = lines.at(-1) ?? '';
  while (last.includes(' ') && !fits(last + ELLIPSIS)) last = last.slice(0, last.lastIndexOf(' '));
  while (last.length > 0 && !fits(last + ELLIPSIS)) last = last.slice(0, -1);
  return [...lines.slice(0, -1), last.replace(/[\s.,:;–—-]+$/u, '') + ELLIPSIS];
}
