import { createVar } from '@vanilla-extract/css';
import { colour, ground, onBase } from '../theme/contract.css';
import { globalStyle, style, styleVariants, textProperties } from '../theme/style';
import { baseEdge, evenColumns, fontSize, radius, SHEET, space } from '../theme/tokens';

/** Of secondary text, on a sheet and on the page's ground. */
export const quiet = createVar();

const view = style({
  containerName: SHEET,
  containerType: 'inline-size',
  width: '100%',
  fontVariantNumeric: 'tabular-nums lining-nums',
  textAlign: 'start',
});
/** Drawings with figures are read from left to right in every language. */
globalStyle(`${view} svg`, { direction: 'ltr' });

const sheet = style([
  view,
  {
    ...textProperties('sheet'),
    vars: { [quiet]: colour.ink3 },
    // Letters set wider or larger than any sheet has room for can be scrolled to.
    overflow: 'auto hidden',
    background: colour.surface,
    color: colour.ink,
    border: `1px solid ${colour.rule2}`,
    borderRadius: `${radius.sheet} ${radius.sheet} 0 0`,
  },
]);

/** A view without a sheet. */
export const bare = style([
  view,
  { ...textProperties('small'), vars: { [quiet]: ground.text3 }, color: ground.text, fontWeight: 520 },
]);

export const frame = styleVariants(
  {
    raised: {
      borderBottom: `${baseEdge.card} solid ${colour.course.c0}`,
      // On a dark band the usual edge would be invisible: brass replaces it.
      selectors: { [`${onBase} &`]: { borderBottomColor: colour.accent } },
    },
    standing: { borderBottomWidth: 0 },
  },
  (rule) => [sheet, rule],
);

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  columnGap: space[12],
  minHeight: 47,
  padding: `${space[8]} ${space[16]}`,
  borderBottom: `1px solid ${colour.rule}`,
  whiteSpace: 'nowrap',
  narrowSheet: { flexWrap: 'wrap' },
  tinySheet: { paddingInline: space[8] },
});

/** The parts of a sheet as wide as the page: two beside each other, below a drawing or figures that lead. */
export const parts = style({
  wide: { display: 'grid', gridTemplateColumns: evenColumns(2), alignItems: 'start' },
});
globalStyle(`${parts} > :first-child:not(table)`, { wide: { gridColumn: '1 / -1' } });

export const title = style({ ...textProperties('sheetTitle'), fontStretch: '94%' });

export const context = style({
  fontSize: fontSize[14],
  color: colour.ink3,
  // Below the title and the tag.
  narrowSheet: { order: 1, flexBasis: '100%' },
});

export const tag = style({ flex: 'none', marginInlineStart: 'auto' });

/** Of a part whose fill is too faint by itself. */
export const edged = style({ stroke: colour.edge });

/** A sheet's width depends on its container, so the figure must not shrink to fit. */
export const figure = style({ position: 'relative', width: '100%' });
