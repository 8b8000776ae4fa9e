import { colour } from '../theme/contract.css';
import { stack, style } from '../theme/style';
import { evenColumns, gridGap, gutter, headerHeight, space } from '../theme/tokens';

/**
 * The illustration is on the course at the bottom, the text ends a little above it. In a tall window the scene fills
 * the page's minimum height, so that the course is directly above the footer; without a footer, at the window's bottom
 * edge.
 */
export const scene = style({
  ...stack(space[72]),
  alignContent: 'end',
  minHeight: `calc(60vh - ${headerHeight.narrow} - 28px)`,
  paddingInline: gutter,
  paddingTop: space[72],
  wide: {
    gridTemplateColumns: evenColumns(2),
    columnGap: gridGap,
    alignItems: 'end',
    minHeight: `calc(60vh - ${headerHeight.wide} - 28px)`,
  },
  selectors: { 'main:not(:has(~ footer)) &': { minHeight: 'calc(100dvh - 28px)' } },
});

export const words = style({
  ...stack(space[20]),
  justifyItems: 'start',
  wide: { paddingBottom: space[72] },
});

export const actions = style({ marginTop: space[4] });

/** Overlaps the drawing by a pixel: a fractional height would leave a gap. */
export const course = style({
  position: 'relative',
  height: '29px',
  marginTop: '-1px',
  background: colour.course.c0,
});
export const plain = style({ paddingBottom: space[96] });
