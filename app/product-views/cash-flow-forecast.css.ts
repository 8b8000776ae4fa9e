import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { space } from '../theme/tokens';
import { edged, sheetWidth } from './sheet.css';
import { hidden } from './sheet-table.css';

const { course, edge, ink, ink2, ink3, rule, margin, accent, surface } = vars.colour;

/** Horizontal lengths are percent of the plot, vertical ones px: text keeps its size at any width. */
export const plot = style({
  width: `calc(100% - 40px - ${space[24]} - ${space[16]})`,
  height: 236,
  margin: `${space[16]} ${space[24]} 0 calc(40px + ${space[16]})`,
  overflow: 'visible',
});

export const grid = style({ stroke: rule });
export const axis = style({ stroke: ink, strokeWidth: 1.5 });
export const label = style({ fill: ink3 });
export const second = style([label, hidden.narrow]);
export const boundary = style({ stroke: margin, strokeWidth: 1.5 });
export const forecast = style({ fill: margin, fontWeight: 600 });

export const moneyIn = style({ fill: course.c2 });
export const moneyOut = style([edged, { fill: course.c4 }]);
export const hatch = style({ stroke: course.c2, strokeWidth: 1.5 });
export const expectedIn = style({ stroke: course.c2, strokeWidth: 1.5 });
export const expectedOut = style({ fill: surface, stroke: edge, strokeWidth: 1.5 });
export const balance = style({ stroke: accent, strokeWidth: 2.5 });
export const point = style({ fill: accent, stroke: surface, strokeWidth: 1.5 });

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[20],
  rowGap: space[4],
  padding: `0 ${space[16]} ${space[20]} calc(40px + ${space[16]})`,
  color: ink2,
  lineHeight: 1.2,
  '@container': { [sheetWidth.narrow]: { columnGap: space[12], paddingInlineStart: space[16] } },
});

/** The chart is SVG and keeps its colours in forced-colors mode; its legend must too. */
const key = style({ display: 'inline-flex', alignItems: 'center', gap: 6 });
const swatch = { content: '', width: 10, height: 10, forcedColorAdjust: 'none' } as const;
export const keyIn = style([key, { '::before': { ...swatch, background: course.c2 } }]);
export const keyOut = style([
  key,
  { '::before': { ...swatch, background: course.c4, border: `1px solid ${edge}` } },
]);
export const keyBalance = style([
  key,
  { '::before': { ...swatch, width: 18, height: 3, background: accent } },
]);
