import { breakpoint } from '../../theme/tokens';

/** The grid of the design, in px. */
const COLUMN_WITH_GAP = 106;
const GAP = 24;
const CONTAINER = 1248;
const GUTTER_WIDE = 24;
const GUTTER_NARROW = 20;
const COLUMNS = 12;

/**
 * The `sizes` attribute of an image that fills columns of the page's grid.
 * @param wide columns it spans from 1120 px up, 1 to 12
 * @param small columns it spans from 640 px up to there: all 12, or 6 where cards stand in pairs.
 *   Below 640 px it fills the page.
 * @returns a list of lengths, widest window first
 */
export function columnSizes(wide: number, small: 6 | 12 = 12): string {
  const full = CONTAINER + 2 * GUTTER_WIDE;
  const fluid = `calc((100vw - ${2 * GUTTER_WIDE - GAP}px) * ${wide} / ${COLUMNS} - ${GAP}px)`;
  const narrow = `calc(100vw - ${2 * GUTTER_NARROW}px)`;
  const pair = `calc(50vw - ${GUTTER_NARROW + GAP / 2}px)`;
  return [
    `(min-width: ${full}px) ${wide * COLUMN_WITH_GAP - GAP}px`,
    `(min-width: ${breakpoint.wide}px) ${fluid}`,
    ...(small === 6 ? [`(min-width: ${breakpoint.small}px) ${pair}`] : []),
    narrow,
  ].join(', ');
}
