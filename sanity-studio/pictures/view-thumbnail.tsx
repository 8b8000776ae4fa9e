import { isRecord } from '../../protocol/is-record';

/** Left, top, width, height and opacity, in a drawing that is `WIDTH` wide. */
type Rect = readonly [x: number, y: number, width: number, height: number, opacity?: number];
type Fields = Record<string, unknown>;

const WIDTH = 100;
const HEIGHT = 64;
const MARGIN = 6;
const INNER = WIDTH - 2 * MARGIN;
const LINE = 5;
const SHOWN_ROWS = 9;
const QUIET = 0.35;

/**
 * A small schema of a product view: its parts from top to bottom, drawn from their content.
 * @param parts as stored; what cannot be drawn is left out
 * @param hasSheet whether they lie on a sheet, which has a title
 */
export function ViewThumbnail({ parts, hasSheet = true }: { parts: unknown; hasSheet?: boolean }) {
  const rects: Rect[] = hasSheet ? [[MARGIN, 5, INNER * 0.5, 3]] : [];
  let top = hasSheet ? 14 : MARGIN;
  for (const part of listOf(parts)) {
    const drawn = shapes[String(part._type)]?.(part) ?? [];
    rects.push(...drawn.map(([x, y, ...size]): Rect => [x + MARGIN, y + top, ...size]));
    top += Math.max(0, ...drawn.map(([, y, , height]) => y + height)) + 4;
  }
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      // Forced colours would hide the drawing on its light background.
      style={{
        width: '100%',
        height: '100%',
        background: '#fff',
        color: '#1f6652',
        forcedColorAdjust: 'none',
      }}
    >
      {rects.map(([x, y, width, height, opacity = 1], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a shape has no other identity
        <rect key={index} {...{ x, y, width, height, opacity }} rx={0.8} fill="currentColor" />
      ))}
    </svg>
  );
}

/** What each kind of part looks like, from its own top, `INNER` wide. */
const shapes: Record<string, (part: Fields) => Rect[]> = {
  viewFigures: ({ figures }) =>
    across(listOf(figures), (_, x, width) => [
      [x, 0, width * 0.5, 2, QUIET],
      [x, 4, width * 0.8, 4],
    ]),
  viewTable: tableShapes,
  viewStages: ({ stages }) => {
    const counts = listOf(stages).map(({ count }) => numberOf(count));
    const scale = INNER / Math.max(1, sum(counts));
    return counts.map((count, at) => [sum(counts.slice(0, at)) * scale, 0, count * scale - 1, 6, shade(at)]);
  },
  viewLayers: ({ layers }) => {
    const quantities = listOf(layers).map(({ quantity }) => numberOf(quantity));
    const scale = 36 / Math.max(1, sum(quantities));
    return quantities.map((quantity, at) => [
      INNER * 0.2,
      36 - sum(quantities.slice(0, at + 1)) * scale,
      INNER * 0.6,
      Math.max(1, quantity * scale - 1),
      shade(at),
    ]);
  },
  viewChart: ({ points }) => {
    const values = listOf(points).map(({ cells }) => Math.abs(numberOf(textsOf(cells)[1])));
    const highest = Math.max(1, ...values);
    return across(values, (value, x, width) => {
      const height = Math.max(1, (value / highest) * 32);
      return [[x, 32 - height, width, height, 0.7]];
    });
  },
  viewSheets: ({ sheets }) =>
    across(listOf(sheets), ({ lines }, x, width) => [
      [x, 0, width, 36, 0.12],
      [x + 2, 3, width * 0.5, 3],
      ...listOf(lines).map((_, at): Rect => [x + 2, 10 + at * LINE, width - 4, 2, QUIET]),
    ]),
  viewGroup: ({ members }) => [
    ...across(listOf(members), (_, x, width) => [
      [x, 0, width, 10, 0.7],
      [x + width / 2, 10, 0.8, 10, QUIET],
    ]),
    [0, 20, INNER, 0.8, QUIET],
    [INNER * 0.25, 26, INNER * 0.5, 10],
  ],
  viewPlaces: ({ racks }) =>
    across(listOf(racks), ({ levels }, x, width) =>
      (typeof levels === 'string' ? levels.split(' ') : []).flatMap((level, row) =>
        [...level].map(
          (digit, place): Rect => [
            x + (place * width) / level.length,
            row * 8,
            width / level.length - 1,
            7,
            0.1 + numberOf(digit) * 0.25,
          ],
        ),
      ),
    ),
  viewSpans: ({ spans }) => {
    const list = listOf(spans);
    const scale = INNER / Math.max(1, ...list.map(({ to }) => numberOf(to)));
    return list.map(({ from, to }, at) => [
      numberOf(from) * scale,
      at * LINE,
      Math.max(1, (numberOf(to) - numberOf(from)) * scale),
      3.5,
      0.7,
    ]);
  },
  viewLanes: ({ lanes, steps }) => {
    const owners = listOf(lanes).map(({ name }) => name);
    const boxes = across(listOf(steps), ({ owner }, x, width) => [
      [x, Math.max(0, owners.indexOf(owner)) * 9, width, 6, 0.8],
    ]);
    return [...owners.map((_, at): Rect => [0, at * 9 + 7, INNER, 0.6, QUIET]), ...boxes];
  },
};

/** A line for each text of the first rows; figures stand at the right of their column. */
function tableShapes({ columns, rows }: Fields): Rect[] {
  const heads = listOf(columns);
  const lines = [
    heads.map(({ label }) => String(label ?? '')),
    ...listOf(rows).map(({ cells }) => textsOf(cells)),
  ];
  const shown = lines.slice(0, SHOWN_ROWS);
  return across(heads, ({ kind }, x, width, at) => {
    const longest = Math.max(6, ...shown.map((line) => line[at]?.length ?? 0));
    const isText = kind === 'text' || kind === 'date' || kind === 'tag';
    return shown.map((line, row): Rect => {
      const length = Math.min(1, (line[at]?.length ?? 0) / longest) * width;
      return [isText ? x : x + width - length, row * LINE, length, 2.2, row === 0 ? QUIET : 0.8];
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

const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isRecord) : []);
const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const numberOf = (value: unknown): number => Number(value) || 0;
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const shade = (index: number): number => 1 - index * 0.15;
