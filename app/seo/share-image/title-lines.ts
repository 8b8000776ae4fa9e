/** Sizes in px from the largest, and how many lines a title may have in each. */
export const TITLE_SIZES = [
  { size: 108, lines: 2 },
  { size: 88, lines: 3 },
  { size: 72, lines: 4 },
  { size: 60, lines: 4 },
] as const;

const SMALLEST = TITLE_SIZES[3];
const ELLIPSIS = '…';
/** What lines are made shorter by, until there is one more of them. */
const NARROWER_PX = 8;

/**
 * Sets a title in the largest size in which it has few enough lines, of about the same length, like `text-wrap:
 * balance`. In the smallest a word that is too long is broken, and what is beyond the last line is cut.
 * @param measure the length of a text in em
 */
export function fitTitle(
  title: string,
  measure: (text: string) => number,
  widthPx: number,
): { size: number; lines: string[] } {
  // What may be on a line of its own: words with the space after them, and those before a hyphen.
  const parts = title.match(/[^\s-]*-(?=\p{L})|\S+?(?:-(?=\p{L})|\s+|$)/gu) ?? [];
  for (const { size, lines: most } of TITLE_SIZES) {
    const wrapped = (px: number, limit: number) => {
      const fits = (text: string) => measure(text) * size <= px;
      const lines = linesOf(parts, fits);
      return lines.length <= limit && lines.every(fits) ? lines : undefined;
    };
    let lines = wrapped(widthPx, most);
    if (!lines) continue;
    for (let px = widthPx, next: typeof lines | undefined = lines; next; px -= NARROWER_PX) {
      lines = next;
      next = wrapped(px, lines.length);
    }
    return { size, lines };
  }
  const { size, lines: most } = SMALLEST;
  const fits = (text: string) => measure(text) * size <= widthPx;
  const lines = linesOf(
    parts.flatMap((part) => (fits(part.trimEnd()) ? [part] : [...part])),
    fits,
  );
  return { size, lines: lines.length <= most ? lines : cut(lines.slice(0, most), fits) };
}

function linesOf(parts: readonly string[], fits: (text: string) => boolean): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const longer = (lines.at(-1) ?? '') + part;
    if (lines.length > 0 && fits(longer.trimEnd())) lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  return lines.map((line) => line.trimEnd());
}

/** The last line ends in an ellipsis, after a whole word if there are several. */
function cut(lines: string[], fits: (text: string) => boolean): string[] {
  let last = lines.at(-1) ?? '';
  while (last && !fits(last + ELLIPSIS)) last = last.replace(/ \S*$|\S$/, '');
  return [...lines.slice(0, -1), last.replace(/[\s.,:;\u2013\u2014-]+$/u, '') + ELLIPSIS];
}
