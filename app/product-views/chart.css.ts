import { colour } from '../theme/contract.css';
import { style } from '../theme/style';
import { space } from '../theme/tokens';
import { edged, quiet } from './sheet.css';

const { course, edge, rule, margin, surface } = colour;

/** Of the names and figures. */
export const labels = style({ fill: quiet });

/** Horizontal lengths are percent of the plot, vertical ones px: text keeps its size at any width. */
export const plot = style([
  labels,
  {
    width: `calc(100% - 40px - ${space[24]} - ${space[16]})`,
    margin: `${space[16]} ${space[24]} 0 calc(40px + ${space[16]})`,
    overflow: 'visible',
  },
]);

export const grid = style({ stroke: rule });
export const axis = style({ stroke: 'currentColor', strokeWidth: 1.5 });
export const boundary = style({ stroke: margin, strokeWidth: 1.5 });
export const forecast = style({ fill: margin, fontWeight: 600 });

export const bars = [
  style({ fill: course.c2 }),
  style([edged, { fill: course.c4 }]),
  style({ fill: course.c1 }),
];
export const hatch = style({ stroke: course.c2, strokeWidth: 1.5 });
export const expected = [
  style({ stroke: course.c2, strokeWidth: 1.5 }),
  style({ fill: surface, stroke: edge, strokeWidth: 1.5 }),
];
export const line = style({ stroke: colour.accent, strokeWidth: 2.5 });
export const accent = style({ fill: colour.accent });
export const point = style([
  accent,
  { stroke: surface, strokeWidth: 1.5, transform: 'translate(-4.5px, -4.5px)' },
]);

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[20],
  rowGap: space[4],
  padding: `0 ${space[16]} ${space[20]} calc(40px + ${space[16]})`,
  color: quiet,
  lineHeight: 1.2,
  narrowSheet: { columnGap: space[12], paddingInlineStart: space[16] },
});
export const key = style({ display: 'inline-flex', alignItems: 'center', gap: 6 });
