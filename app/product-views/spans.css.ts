import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { fontSize, space } from '../theme/tokens';
import { bare, edged, quiet, sheetWidth } from './sheet.css';
import { hidden } from './sheet-table.css';

const { course } = vars.colour;
const { middle, tiny, tiniest } = sheetWidth;

export const chart = style({
  padding: space[16],
  selectors: { [`${bare} > &`]: { padding: 0 } },
});

/** Horizontal lengths are percent of the axis, vertical ones px: text keeps its size at any width. */
export const plan = style({
  width: '100%',
  overflow: 'visible',
  '@container': { [tiny]: { fontSize: fontSize[13] }, [tiniest]: { fontSize: fontSize[11] } },
});
export const plot = style([
  plan,
  {
    width: 'calc(100% - 180px)',
    marginInlineStart: 150,
    '@container': { [middle]: { width: 'calc(100% - 86px)', marginInlineStart: 66 } },
  },
]);

export const text = style({ fill: 'currentColor' });
export const name = style([
  text,
  { transform: 'translateX(-150px)', '@container': { [middle]: { transform: 'translateX(-66px)' } } },
]);
export const times = style({ fill: quiet, fontSize: fontSize[13] });
export const unit = style([
  hidden['only-middle'],
  { marginBlockStart: space[8], fontSize: fontSize[13], fontWeight: 450, color: quiet },
]);

export const guide = style({ stroke: 'currentColor', strokeOpacity: 0.25 });
/** Extends under the names as well: a length that only CSS can calculate. */
export const baseUnderNames = style([
  text,
  {
    x: '-150px',
    width: 'calc(100% + 180px)',
    '@container': { [middle]: { x: '-66px', width: 'calc(100% + 86px)' } },
  },
]);

const bars = [course.c3, course.c2, course.c1];
export const bar = bars.map((fill) => style({ fill }));
/** The time before a span begins: the same course, a third as strong. */
export const before = bars.map((fill) => style([edged, { fill, fillOpacity: 0.3 }]));
