import { setImmediate } from 'node:timers/promises';
import { mark } from '../../chrome/mark';
import { lightColours as colours } from '../../theme/palette';
import { shareTypeface } from '../../theme/share-typeface';
import { type Contour, cornersOf, type Point } from './outline';
import { Picture } from './picture';
import { HEIGHT_PX, WIDTH_PX } from './share-address';
import { fitTitle } from './title-lines';
import { readTypeface, type Typeface } from './typeface';

/** What a picture says. */
export type Subject = {
  title: string;
  /** What stands on the base: where the page is in the menu, or what the product is. */
  section: string | undefined;
  /** The product. */
  name: string | undefined;
  /** Whether the mark stands beside the name. */
  hasMark: boolean;
};

export type Shape =
  | { kind: 'rectangle'; x: number; y: number; width: number; height: number; colour: string }
  | { kind: 'text'; x: number; y: number; text: string; style: TextStyle; colour: string }
  | { kind: 'polygons'; x: number; y: number; scale: number; polygons: string[]; colour: string };

/** Size in px; what is added between letters, in em. */
type TextStyle = { size: number; tracking: number };

const MARGIN_PX = 72;
const BASE_PX = 92;
const STEP_PX = 26;
const BASE_TOP_PX = HEIGHT_PX - BASE_PX;
const STAIR_TOP_PX = BASE_TOP_PX - 2 * STEP_PX;
/** The steps begin as far apart as those at the end of a page, and run off the right edge. */
const STEPS = [
  { x: 728, y: STAIR_TOP_PX, colour: colours.course.c5 },
  { x: 520, y: STAIR_TOP_PX + STEP_PX, colour: colours.course.c3 },
];
/** What stands on the stair. */
const BLOCK = { width: 80, height: 104 };
const BLOCK_X_PX = WIDTH_PX - MARGIN_PX - BLOCK.width;

const TITLE_WIDTH_PX = BLOCK_X_PX - MARGIN_PX - 64;
const TITLE_BOTTOM_PX = STAIR_TOP_PX - 36;
const LINE_HEIGHT = 1.01;
const MARK_SCALE = 2;
const MARK_TOP_PX = 60;
const NAME_GAP_PX = 22;
const TITLE_TRACKING = -0.034;
const NAME: TextStyle = { size: 46, tracking: -0.03 };
const SECTION: TextStyle = { size: 34, tracking: -0.012 };

let read: Typeface | undefined;
/** Read at first use. */
export function typeface(): Typeface {
  read ??= readTypeface(Buffer.from(shareTypeface.dataUrl.replace(/^.*,/, ''), 'base64'));
  return read;
}

/** A picture as a list of shapes, in the order in which they are drawn. It is quickly made. */
export function shapesOf({ title, section, name, hasMark }: Subject): Shape[] {
  const { size, lines } = fitTitle(title, (text) => placed(text, TITLE_TRACKING).length, TITLE_WIDTH_PX);
  const { unitsPerEm, capHeight } = typeface();
  const cap = capHeight / unitsPerEm;
  const markPx = mark.size * MARK_SCALE;
  // Its shapes begin at the margin, not its square.
  const markX = MARGIN_PX - MARK_SCALE * Math.min(...cornersIn(mark.ink).map(({ x }) => x));
  const nameX = hasMark ? markX + markPx + NAME_GAP_PX : MARGIN_PX;
  const nameY = MARK_TOP_PX + (markPx + cap * NAME.size) / 2;
  const text = (value: string, x: number, y: number, style: TextStyle, colour: string): Shape => ({
    kind: 'text',
    text: value,
    x,
    y: Math.round(y),
    style,
    colour,
  });
  const marked = (polygons: string[], colour: string): Shape => ({
    kind: 'polygons',
    x: markX,
    y: MARK_TOP_PX,
    scale: MARK_SCALE,
    polygons,
    colour,
  });
  return [
    rectangle(0, 0, WIDTH_PX, HEIGHT_PX, colours.paper),
    ...STEPS.map(({ x, y, colour }) => rectangle(x, y, WIDTH_PX - x, STEP_PX, colour)),
    rectangle(0, BASE_TOP_PX, WIDTH_PX, BASE_PX, colours.course.c0),
    ...(hasMark
      ? [
          rectangle(BLOCK_X_PX, STAIR_TOP_PX - BLOCK.height, BLOCK.width, BLOCK.height, colours.accent),
          marked(mark.accent, colours.accent),
          marked(mark.ink, colours.ink),
        ]
      : []),
    ...(name ? [text(name, nameX, nameY, NAME, colours.ink)] : []),
    ...lines.map((line, index) =>
      text(
        line,
        MARGIN_PX,
        TITLE_BOTTOM_PX - (lines.length - 1 - index) * size * LINE_HEIGHT,
        { size, tracking: TITLE_TRACKING },
        colours.ink,
      ),
    ),
    ...(section
      ? [
          text(
            section,
            MARGIN_PX,
            BASE_TOP_PX + (BASE_PX + cap * SECTION.size) / 2,
            SECTION,
            colours.onCourse.c0,
          ),
        ]
      : []),
  ];
}

function rectangle(x: number, y: number, width: number, height: number, colour: string): Shape {
  return { kind: 'rectangle', x, y, width, height, colour };
}

/** One shape in each turn: between them other requests are answered. */
export async function draw(shapes: readonly Shape[]): Promise<Picture> {
  const picture = new Picture(WIDTH_PX, HEIGHT_PX);
  for (const shape of shapes) {
    await setImmediate();
    const { x, y, colour } = shape;
    if (shape.kind === 'rectangle') picture.fillRectangle(x, y, shape.width, shape.height, colour);
    else picture.fillOutlines(shape.kind === 'text' ? outlinesOf(shape) : polygonsOf(shape), colour);
  }
  return picture;
}

const cornersIn = (polygons: string[]): Point[] => polygons.flatMap(pointsOf);

function pointsOf(polygon: string): Point[] {
  return polygon.split(' ').map((corner) => {
    const [x = 0, y = 0] = corner.split(',').map(Number);
    return { x, y };
  });
}

function polygonsOf({ x, y, scale, polygons }: Extract<Shape, { kind: 'polygons' }>): Point[][] {
  return polygons.map((polygon) =>
    pointsOf(polygon).map((corner) => ({ x: x + corner.x * scale, y: y + corner.y * scale })),
  );
}

type Placed = { glyph: number; x: number };

/** The glyphs of a text, and where each begins, in em; the text's own length last. */
function placed(text: string, tracking: number): { glyphs: Placed[]; length: number } {
  const { glyphOf, advanceOf, kerningOf, unitsPerEm } = typeface();
  const glyphs: Placed[] = [];
  let x = 0;
  let before: number | undefined;
  for (const character of text) {
    const glyph = glyphOf(character);
    if (glyph === undefined) continue;
    if (before !== undefined) x += kerningOf(before, glyph) / unitsPerEm + tracking;
    glyphs.push({ glyph, x });
    x += advanceOf(glyph) / unitsPerEm;
    before = glyph;
  }
  return { glyphs, length: x };
}

/** A text whose first letter itself, not the space before it, begins at `x`. */
function outlinesOf({ text, x, y, style: { size, tracking } }: Extract<Shape, { kind: 'text' }>): Point[][] {
  const { contoursOf, unitsPerEm } = typeface();
  const { glyphs } = placed(text, tracking);
  const contours = glyphs.map(({ glyph, x: start }) => ({ contours: contoursOf(glyph), start }));
  const [first] = contours;
  const left = first ? leftOf(first.contours) / unitsPerEm : 0;
  return contours.flatMap(({ contours: shape, start }) => {
    const at = ({ x: right, y: up }: Point) => ({
      x: x + (start - left + right / unitsPerEm) * size,
      y: y - (up / unitsPerEm) * size,
    });
    return shape.map((contour) => cornersOf(contour, at));
  });
}

function leftOf(contours: Contour[]): number {
  const xs = contours.flatMap((contour) => contour.map(({ to }) => to.x));
  return xs.length > 0 ? Math.min(...xs) : 0;
}
