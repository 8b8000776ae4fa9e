import { isRecord } from '../../protocol/is-record';

/** Left, top, width, height and opacity, in a drawing that is `WIDTH` wide. */
type Rect = readonly [x: number, y: number, width: number, height: number, opacity?: number];
type Fields = Record<string, unknown>;

const WIDTH = 100;
const HEIGHT = 64;
const MARGIN = 6;
const INNER = WIDTH - 2 * MARGIN;
const LINE = 5;
const BAR = 3.5;
const BOX = 10;
const CHART = 32;
const SHOWN_ROWS = 9;
const QUIET = 0.35;

/**
 * A small schema of a product view: its parts from top to bottom.
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
  viewTable: tableShapes,
  viewChart: ({ points }) => {
    const values = listOf(points).map(({ cells }) => Math.abs(numberOf(textsOf(cells)[1])));
    const scale = CHART / Math.max(1, ...values);
    return across(values, (value, x, width) => [[x, CHART - value * scale, width, value * scale, 0.7]]);
  },
  viewSpans: ({ spans }) => {
    const list = listOf(spans).map(({ from, to }) => [numberOf(from), numberOf(to)] as const);
    const scale = INNER / Math.max(1, ...list.map(([, to]) => to));
    return list.map(([from, to], at) => [
      from * scale,
      at * LINE,
      Math.max(1, (to - from) * scale),
      BAR,
      0.7,
    ]);
  },
  viewLanes: ({ lanes, steps }) => {
    const owners = listOf(lanes).map(({ name }) => name);
    return across(listOf(steps), ({ owner }, x, width) => [
      [x, Math.max(0, owners.indexOf(owner)) * BOX, width, BOX - 2, 0.8],
    ]);
  },
  viewLayers: ({ layers }) => listOf(layers).map((_, at) => [0, at * BOX, INNER, BOX - 1, shade(at)]),
  viewStages: ({ stages }) => boxes(stages),
  viewFigures: ({ figures }) => boxes(figures),
  viewGroup: ({ members }) => [...boxes(members), [0, BOX + 4, INNER, BOX, 0.8]],
  viewSheets: ({ sheets }) => boxes(sheets, CHART),
  viewPlaces: ({ racks }) => boxes(racks, CHART),
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
      const length = ((line[at]?.length ?? 0) / longest) * width;
      return [isText ? x : x + width - length, row * LINE, length, 2.2, row === 0 ? QUIET : 0.8];
    });
  });
}

/** A box for each member, side by side. */
const boxes = (members: unknown, height = BOX): Rect[] =>
  across(listOf(members), (_, x, width, at) => [[x, 0, width, height, shade(at)]]);

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
const shade = (index: number): number => Math.max(0.2, 0.8 - index * 0.15);
