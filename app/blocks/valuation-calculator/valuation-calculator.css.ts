import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { sheetWidth } from '../../product-views/sheet.css';
import { vars } from '../../theme/contract.css';
import { textProperties } from '../../theme/text-properties';
import { gridGap, media, space } from '../../theme/tokens';
import { grid } from '../../ui/form-block.css';
import { hidden } from '../../ui/hidden';

const { accent, bad, course, ink, ink2, ink3, rule, rule2 } = vars.colour;

export const form = style({});
globalStyle(`${grid} ${form}`, { '@media': { [media.wide]: { gridColumn: '6 / -1' } } });

export const results = style({
  display: 'grid',
  gap: gridGap,
  alignItems: 'end',
});
/** Side by side across a page; one below the other in the column of a text. */
globalStyle(`${grid} ${results}`, {
  '@media': { [media.medium]: { gridColumn: '1 / -1', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const status = style({ gridColumn: '1 / -1', color: bad, fontWeight: 560 });

/** On a narrow sheet the date has a line of its own, and each field its label. */
const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(128px, 5fr) repeat(3, minmax(0, 4fr))',
  columnGap: space[12],
  alignItems: 'stretch',
  paddingInline: space[16],
  '@container': {
    [sheetWidth.half]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', paddingInline: space[12] },
  },
});

export const columnHeads = style([
  columns,
  { ...textProperties('sheetHead'), color: ink3, '@container': { [sheetWidth.half]: { display: 'none' } } },
]);
globalStyle(`${columnHeads} > *`, { paddingBlock: space[8] });
globalStyle(`${columnHeads} > :not(:first-child)`, { textAlign: 'right' });

export const row = style([columns, { border: 0, borderTop: `1px solid ${rule}` }]);

/** The legend of a grid is not an item of it, but its margin would be. */
globalStyle(`${row} > legend`, { position: 'absolute' });

const field = style({
  display: 'grid',
  gap: space[4],
  alignContent: 'center',
  paddingBlock: space[8],
  color: ink2,
});

const inColumn = style([field, { '@container': { [sheetWidth.half]: { paddingBlock: space[4] } } }]);
globalStyle(`${inColumn} > label`, {
  ...hidden,
  '@container': {
    [sheetWidth.half]: { position: 'static', width: 'auto', height: 'auto', margin: 0, clipPath: 'none' },
  },
});

/** On a narrow sheet. */
const wholeLine = style({ '@container': { [sheetWidth.half]: { gridColumn: '1 / -1' } } });
const withoutMargin = style({ '@container': { [sheetWidth.half]: { '::before': { display: 'none' } } } });

const figures = style([inColumn, { textAlign: 'right' }]);

/** By the name of the field. */
export const fields = styleVariants({
  received: [inColumn, wholeLine],
  quantity: [
    figures,
    withoutMargin,
    { paddingInlineStart: space[16], '@container': { [sheetWidth.half]: { paddingInlineStart: 0 } } },
  ],
  cost: [figures],
  sold: [field, { flex: '1 1 120px', maxWidth: '200px', paddingBlock: 0 }],
});

export const figure = style({ textAlign: 'right' });
export const totalUnits = style([figure, withoutMargin]);

export const value = style([
  figure,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    color: ink,
    '@container': { [sheetWidth.half]: { alignItems: 'flex-end', paddingBlockEnd: space[16] } },
  },
]);

/** Under the columns of the form: the units below the quantities, the value below the values. */
export const totals = style([
  columns,
  {
    minHeight: '46px',
    borderTop: `1px solid ${rule2}`,
    fontWeight: 650,
    // On one line, whatever the widths of the fields above.
    '@container': {
      [sheetWidth.half]: { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
    },
  },
]);
globalStyle(`${totals} > *`, { alignContent: 'center' });
globalStyle(`${totals} > :last-child`, { gridColumn: '-2 / -1' });

export const sale = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  columnGap: space[16],
  rowGap: space[8],
  padding: `${space[12]} ${space[16]} ${space[16]}`,
  borderTop: `1px solid ${rule}`,
  background: vars.colour.sunk,
  '@container': { [sheetWidth.half]: { paddingInline: space[12] } },
});

const LINE_HEIGHT = '40px';

/** The first column of a result: as wide as the three of figures together. */
export const layer = style({ width: '46%' });
/** Its figures are beside its date, above the bar. */
globalStyle(`tbody > tr:has(> ${layer})`, { height: LINE_HEIGHT, verticalAlign: 'baseline' });

/** Lines without a layer align the totals of sheets side by side. */
export const emptyLines = style({ display: 'none' });
globalStyle(`${grid} ${emptyLines}`, { '@media': { [media.medium]: { display: 'table-row-group' } } });
globalStyle(`tbody${emptyLines} > tr > td`, { height: LINE_HEIGHT });
globalStyle(`${emptyLines}${emptyLines} > tr > td`, { borderTop: 0 });

/** Below the date of a layer. Lengths are percent of the widest layer. */
export const bar = style({
  width: '100%',
  height: space[8],
  marginBlockStart: space[4],
  forcedColorAdjust: 'none',
});
export const key = style([bar, { width: space[8], marginInlineStart: 'auto' }]);
export const barSold = style({ fill: accent });
export const barLeft = style({ fill: course.c2 });
