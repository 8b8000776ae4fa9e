import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { fontSize, media, space } from '../theme/tokens';
import { orderStages } from './order-pipeline.data';
import { sheetWidth } from './sheet.css';

const { accent, course } = vars.colour;

/** Segments share the width by their number of orders, but are never narrower than their labels. */
export const stages = style({
  display: 'grid',
  gridTemplateColumns: orderStages.map(({ count }) => `minmax(max-content, ${count}fr)`).join(' '),
  columnGap: 3,
  padding: `${space[16]} ${space[16]} ${space[12]}`,
  '@container': {
    [sheetWidth.narrow]: { gridTemplateColumns: `repeat(${orderStages.length}, 1fr)`, paddingInline: 14 },
    [sheetWidth.tiny]: { paddingInline: space[12] },
  },
});

export const segment = style({
  height: 46,
  marginBlockEnd: space[8],
  background: course.c5,
  selectors: {
    ':nth-child(2) > &': { background: course.c4 },
    ':nth-child(3) > &': { background: course.c3 },
    ':nth-child(4) > &': { background: course.c2 },
    ':last-child > &': { background: accent },
  },
  '@media': { [media.forced]: { border: '1px solid' } },
});

export const label = style({
  paddingInlineStart: 7,
  borderInlineStart: `1px solid ${vars.colour.rule2}`,
  color: vars.colour.ink3,
  whiteSpace: 'nowrap',
  '@container': {
    [sheetWidth.narrow]: { paddingInlineStart: 5 },
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
