import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { ground } from '../../theme/ground.css';
import { textProperties } from '../../theme/text-properties';
import { media, space } from '../../theme/tokens';

const EDGE = 'right / 3px 100% no-repeat';
const strip = (colour: string) => `linear-gradient(${colour} 0 0)`;

/**
 * Wide tables scroll in their own frame; the page never does. A line marks where the frame cuts the table: it is part
 * of the frame, and a strip in the page's colour at the table's end, which scrolls with it, covers it there.
 */
export const frame = style({
  containerType: 'inline-size',
  marginBottom: space[32],
  overflowX: 'auto',
  background: `${strip(vars.colour.paper)} ${EDGE} local, ${strip(vars.colour.rule2)} ${EDGE} scroll`,
  selectors: { '&:not(:first-child)': { marginTop: space[32] } },
  '@media': { [media.print]: { overflowX: 'visible', background: 'none', breakInside: 'avoid' } },
});

/** It stays at the frame's start, for any width and scroll position of the table. */
export const caption = style({
  ...textProperties('small'),
  position: 'sticky',
  left: 0,
  maxWidth: '100cqi',
  paddingBottom: space[12],
  color: ground.text3,
  textAlign: 'left',
});

/** On a phone columns are slightly closer and narrower: five columns of figures fit. */
export const table = style({
  ...textProperties('small'),
  borderTop: `1.5px solid ${ground.ruleStrong}`,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': { [media.belowSmall]: { fontStretch: '94%' } },
});

/** It scrolls instead of squeezing its columns. */
export const wideTable = style([table, { minWidth: '32rem' }]);

const cell = style({
  padding: `${space[12]} ${space[16]} ${space[12]} 0`,
  borderBottom: `1px solid ${vars.colour.rule}`,
  textAlign: 'left',
  verticalAlign: 'top',
  selectors: { '&:last-child': { paddingRight: 0 } },
  '@media': { [media.belowSmall]: { paddingRight: space[12] } },
});

export const head = style([
  cell,
  { color: ground.text3, fontWeight: 500, borderBottomColor: vars.colour.rule2 },
]);
export const body = style([cell, { color: ground.text }]);
/** A heading may wrap in a narrow column of figures; a figure may not. */
export const figureCell = style({
  textAlign: 'right',
  selectors: { 'td&': { whiteSpace: 'nowrap' } },
});

/** A row of totals: a bookkeeper's double underline below each figure. */
export const totals = style({ color: ground.text, fontWeight: 650 });
export const totalFigure = style({
  display: 'inline-block',
  paddingBottom: '1px',
  borderBottom: `3px double ${ground.text}`,
});
