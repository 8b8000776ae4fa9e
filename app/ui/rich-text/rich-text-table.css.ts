import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { ground } from '../../theme/ground.css';
import { textProperties } from '../../theme/text-properties';
import { media, space } from '../../theme/tokens';

/** Wide tables scroll in their own frame; the page never does. */
export const frame = style({
  marginBottom: space[32],
  overflowX: 'auto',
  selectors: { '&:not(:first-child)': { marginTop: space[32] } },
  '@media': { [media.print]: { overflowX: 'visible', breakInside: 'avoid' } },
});

export const caption = style({
  ...textProperties('small'),
  paddingBottom: space[12],
  color: ground.text3,
  textAlign: 'left',
});

export const table = style({
  ...textProperties('small'),
  borderTop: `1.5px solid ${ground.ruleStrong}`,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

const cell = style({
  padding: `${space[12]} ${space[16]} ${space[12]} 0`,
  borderBottom: `1px solid ${vars.colour.rule}`,
  textAlign: 'left',
  verticalAlign: 'top',
  selectors: { '&:last-child': { paddingRight: 0 } },
});

export const head = style([
  cell,
  { color: ground.text3, fontWeight: 500, borderBottomColor: vars.colour.rule2 },
]);
export const body = style([cell, { color: ground.text }]);
/** A heading may break where its column of figures is narrow; a figure may not. */
export const figureCell = style({
  textAlign: 'right',
  selectors: { 'td&': { whiteSpace: 'nowrap' } },
});

/** A row of totals, closed as a bookkeeper does it: two strokes beneath each figure. */
export const totals = style({ color: ground.text, fontWeight: 650 });
export const totalFigure = style({
  display: 'inline-block',
  paddingBottom: '1px',
  borderBottom: `3px double ${ground.text}`,
});
