import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { fontSize, space } from '../theme/tokens';
import { sheetWidth } from './sheet.css';

const { accent, course } = vars.colour;

const shades = [course.c5, course.c4, course.c3, course.c2, accent];

export const stages = style({
  padding: `${space[16]} ${space[16]} ${space[12]}`,
  '@container': {
    [sheetWidth.narrow]: { paddingInline: 14 },
    [sheetWidth.tiny]: { paddingInline: space[12] },
  },
});

/** Each stage is as wide as its share of the orders. */
export const bars = style({ display: 'block', width: '100%', height: 46, marginBlockEnd: space[8] });

const anyBar = style({ stroke: vars.colour.surface, strokeWidth: 3 });
export const bar = shades.map((fill) => style([anyBar, { fill }]));

/** The labels are in the bars' order but not below them: a narrow bar has no room for its own. */
export const labels = style({ display: 'flex', justifyContent: 'space-between' });

const anyKey = style({
  display: 'inline-block',
  width: 9,
  height: 9,
  marginInlineEnd: 6,
  // Like the bars, which are SVG.
  forcedColorAdjust: 'none',
});
export const key = shades.map((background) => style([anyKey, { background }]));

export const label = style({
  color: vars.colour.ink3,
  whiteSpace: 'nowrap',
  '@container': {
    [sheetWidth.tiny]: { fontSize: fontSize[12] },
    [sheetWidth.tiniest]: { fontSize: fontSize[11] },
  },
});

export const count = style({
  fontSize: fontSize[16],
  lineHeight: 1.2,
  fontWeight: 650,
  fontStretch: '100%',
  color: vars.colour.ink,
});

export const orders = style({});

/** Rows with a tag need a little more room; the first follows the pipeline without a rule. */
globalStyle(`${orders} > tr > td`, { height: 39 });
globalStyle(`${orders} > tr:first-child > td`, { borderTopColor: 'transparent' });

/** Becomes the first column where there is no room for the order's number. */
export const customer = style({});
globalStyle(`${orders} > tr > ${customer}`, {
  '@container': { [sheetWidth.tiny]: { paddingInlineStart: space[12] } },
});
