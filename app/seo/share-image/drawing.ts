import { HEIGHT_PX, WIDTH_PX } from '../../../protocol/page-head';
import { mark } from '../../chrome/mark';
import { lightColours as colours } from '../../theme/palette';
import { shareTypeface } from '../../theme/share-typeface';
import { escapeXml } from '../xml-files';
import { lengthOf, spaceBefore } from './letters';
import { fitTitle } from './title-lines';

/** What a picture says: texts that the typeface can write. */
export type Subject = {
  title: string;
  /** What stands on the base: where the page is in the menu, or what the product is. */
  section: string | undefined;
  name: string | undefined;
  hasMark: boolean;
};

const MARGIN_PX = 72;
const BASE_PX = 92;
const STEP_PX = 26;
const BASE_TOP_PX = HEIGHT_PX - BASE_PX;
const STAIR_TOP_PX = BASE_TOP_PX - 2 * STEP_PX;
/** The steps begin as far apart as those at the end of a page, and run off the right edge. */
const STEPS_X_PX = { upper: 728, lower: 520 };
const BLOCK = { width: 80, height: 104 };
const BLOCK_X_PX = WIDTH_PX - MARGIN_PX - BLOCK.width;

const TITLE_WIDTH_PX = BLOCK_X_PX - MARGIN_PX - 64;
const TITLE_BOTTOM_PX = STAIR_TOP_PX - 36;
const LINE_HEIGHT = 1.01;
const MARK_SCALE = 2;
const MARK_PX = mark.size * MARK_SCALE;
const MARK_TOP_PX = 60;
/** The mark's shapes begin at the margin, not its square. */
const MARK_X_PX = MARGIN_PX - MARK_SCALE * mark.left;
const NAME_GAP_PX = 22;

/** Size in px; what is added between letters, in em. */
type TextStyle = { size: number; tracking: number };
const TITLE_TRACKING = -0.034;
const NAME: TextStyle = { size: 46, tracking: -0.03 };
const SECTION: TextStyle = { size: 34, tracking: -0.012 };

export function drawing({ title, section, name, hasMark }: Subject): string {
  const { size, lines } = fitTitle(title, (text) => lengthOf(text, TITLE_TRACKING), TITLE_WIDTH_PX);
  const titleStyle = { size, tracking: TITLE_TRACKING };
  const lineY = (index: number) => TITLE_BOTTOM_PX - (lines.length - 1 - index) * size * LINE_HEIGHT;
  const nameX = hasMark ? MARK_X_PX + MARK_PX + NAME_GAP_PX : MARGIN_PX;
  const shapes = [
    rectangle(0, 0, WIDTH_PX, HEIGHT_PX, colours.paper),
    rectangle(STEPS_X_PX.upper, STAIR_TOP_PX, WIDTH_PX, STEP_PX, colours.course.c5),
    rectangle(STEPS_X_PX.lower, STAIR_TOP_PX + STEP_PX, WIDTH_PX, STEP_PX, colours.course.c3),
    rectangle(0, BASE_TOP_PX, WIDTH_PX, BASE_PX, colours.course.c0),
    hasMark && rectangle(BLOCK_X_PX, STAIR_TOP_PX - BLOCK.height, BLOCK.width, BLOCK.height, colours.accent),
    hasMark &&
      `<g transform="translate(${MARK_X_PX} ${MARK_TOP_PX}) scale(${MARK_SCALE})">` +
        `<path fill="${colours.accent}" d="${mark.accent}"/><path fill="${colours.ink}" d="${mark.ink}"/></g>`,
    name && text(name, nameX, middle(MARK_TOP_PX, MARK_PX, NAME), NAME, colours.ink),
    ...lines.map((line, index) => text(line, MARGIN_PX, lineY(index), titleStyle, colours.ink)),
    section && text(section, MARGIN_PX, middle(BASE_TOP_PX, BASE_PX, SECTION), SECTION, colours.onCourse.c0),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH_PX}" height="${HEIGHT_PX}" font-family="${shareTypeface.family}">${shapes.filter(Boolean).join('')}</svg>`;
}

const rectangle = (x: number, y: number, width: number, height: number, colour: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colour}"/>`;

/** Where a line stands so that its capital letters are in the middle. */
const middle = (top: number, height: number, { size }: TextStyle) =>
  top + (height + shareTypeface.capHeight * size) / 2;

/** A text whose first letter itself, not the space before it, begins at `x`. */
function text(value: string, x: number, y: number, { size, tracking }: TextStyle, colour: string): string {
  return `<text x="${x - spaceBefore(value) * size}" y="${Math.round(y)}" font-size="${size}" letter-spacing="${tracking * size}" fill="${colour}">${escapeXml(value)}</text>`;
}
