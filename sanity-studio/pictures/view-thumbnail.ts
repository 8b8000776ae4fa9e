import { recordsIn } from '../../protocol/is-record';
import { cellKindOf } from '../writing/cell-values';

/** Left, top, width, height and opacity, in a drawing of `SIDE` by `SIDE`. */
type Rect = readonly [x: number, y: number, width: number, height: number, opacity?: number];
type Fields = Record<string, unknown>;

const SIDE = 80;
const MARGIN = 6;
const INNER = SIDE - 2 * MARGIN;
const LINE = 5;
const BOX = 10;
const TALL = 32;
const SHOWN_ROWS = 9;

/**
 * A small schema of a product view: its parts from top to bottom.
 * @param parts as stored; what cannot be drawn is left out
 * @returns the address of an SVG
 */
export function viewThumbnail(parts: unknown): string {
  const rects: Rect[] = [[MARGIN, 5, INNER / 2, 3]];
  let top = 14;
  for (const part of recordsIn(parts)) {
    const drawn = shapesOf(part);
    rects.push(...drawn.map(([x, y, ...size]): Rect => [x + MARGIN, y + top, ...size]));
    top += Math.max(0, ...drawn.map(([, y, , height]) => y + height)) + 4;
  }
  const shapes = rects.map(
    ([x, y, width, height, opacity = 1]) =>
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" opacity="${opacity}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" fill="#1f6652">${shapes.join('')}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** What a part looks like, from its own top, `INNER` wide: a table, bars of lengths, or boxes side by side. */
function shapesOf({ _type, columns, rows, sheets }: Fields): Rect[] {
  const lines = recordsIn(rows).map(({ cells }) => (Array.isArray(cells) ? cells.map(String) : []));
  const figures = (at: number) => lines.map((line) => Math.max(0, Number(line[at]) || 0));
  if (_type === 'viewTable') return tableShapes(recordsIn(columns), lines);
  if (_type === 'viewSpans') {
    const [from, to] = [figures(2), figures(3)];
    const scale = INNER / Math.max(1, ...to);
    return to.map((end, at) => [
      (from[at] ?? 0) * scale,
      at * LINE,
      Math.max(0, end - (from[at] ?? 0)) * scale,
      3,
    ]);
  }
  const heights = _type === 'viewChart' ? figures(1) : [];
  const most = Math.max(1, ...heights);
  const tall = _type === 'viewChart' || _type === 'viewSheets' || _type === 'viewPlaces' ? TALL : BOX;
  return across(recordsIn(sheets ?? rows), (_, x, width, at) => {
    const height = ((heights[at] ?? most) / most) * tall;
    return [[x, tall - height, width, height, Math.max(0.2, 0.8 - at * 0.1)]];
  });
}

/** A line for each text of the headings and rows; figures stand at the right of their column. */
function tableShapes(columns: readonly Fields[], rows: readonly string[][]): Rect[] {
  const lines = [columns.map(({ label }) => String(label ?? '')), ...rows].slice(0, SHOWN_ROWS);
  return across(columns, ({ kind }, x, width, at) => {
    const longest = Math.max(6, ...lines.map((line) => line[at]?.length ?? 0));
    return lines.map((line, row): Rect => {
      const length = ((line[at]?.length ?? 0) / longest) * width;
      const left = cellKindOf(String(kind)) === 'figure' ? x + width - length : x;
      return [left, row * LINE, length, 2.2, row === 0 ? 0.35 : 0.8];
    });
  });
}

/** Divides the width among members. */
function across<Member>(
  members: readonly Member[],
  draw: (member: Member, x: number, width: number, index: number) => Rect[],
): Rect[] {
  const room = INNER / Math.max(1, members.length);
  return members.flatMap((member, index) => draw(member, index * room, Math.max(1, room - 3), index));
}
