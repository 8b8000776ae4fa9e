import { colour, ground } from '../theme/contract.css';
import { type GlobalStyleRule, globalStyle, style, textProperties } from '../theme/style';
import { forwards, space } from '../theme/tokens';

const EDGE = `calc(50% + 50% * ${forwards}) / 3px 100% no-repeat`;
const strip = (colour: string) => `linear-gradient(${colour} 0 0)`;

/**
 * Wide tables scroll in their own frame; the page never does. A line marks where the frame cuts the table: it is part
 * of the frame, and a strip in the page's colour at the table's end, which scrolls with it, covers it there.
 */
const frame = style({
  containerType: 'inline-size',
  marginBottom: space[32],
  overflowX: 'auto',
  background: `${strip(colour.paper)} ${EDGE} local, ${strip(colour.rule2)} ${EDGE} scroll`,
  selectors: { '&:not(:first-child)': { marginTop: space[32] } },
  print: { overflowX: 'visible', background: 'none', breakInside: 'avoid' },
});

/** It stays at the frame's start, for any width and scroll position of the table. */
export const caption = style({
  ...textProperties('small'),
  position: 'sticky',
  insetInlineStart: 0,
  maxWidth: '100cqi',
  paddingBottom: space[12],
  color: ground.text3,
  textAlign: 'start',
});

/** On a phone columns are slightly closer and narrower: five columns of figures fit. */
const table = style({
  ...textProperties('small'),
  borderTop: `1.5px solid ${ground.ruleStrong}`,
  fontVariantNumeric: 'tabular-nums lining-nums',
  belowSmall: { fontStretch: '94%' },
});

const wideTable = style([table, { narrowFrame: { display: 'block', border: 0 } }]);

export const narrow = { frame, table };
export const wide = { frame, table: wideTable };

const cell = style({
  paddingBlock: space[12],
  paddingInline: `0 ${space[16]}`,
  borderBottom: `1px solid ${colour.rule}`,
  textAlign: 'start',
  verticalAlign: 'top',
  selectors: { '&:last-child': { paddingInlineEnd: 0 } },
  belowSmall: { paddingInlineEnd: space[12] },
});

const stacked = (parts: string, rule: GlobalStyleRule) =>
  globalStyle(`${wideTable} ${parts}`, { narrowFrame: rule });
stacked('> *', { display: 'block' });
stacked('> tbody', { borderTop: `1.5px solid ${ground.ruleStrong}` });
stacked('> thead', { display: 'none' });
stacked('tr', { display: 'block', paddingBlock: space[8], borderBottom: `1px solid ${colour.rule}` });
/** Below its name, each cell of the row has the heading of its column before it. */
stacked('tr > *', { display: 'block', padding: 0, border: 0 });
stacked('tr > :first-child', { fontWeight: 600 });
/** Of the totals, which are below each other there, only the last is bold and underlined. */
stacked('tfoot td:not(:last-child) > span', { borderBottom: 0, fontWeight: 400 });
stacked('td[data-label]', { display: 'grid', gridTemplateColumns: '2fr 3fr', columnGap: space[12] });
stacked('td[data-label]::before', {
  content: 'attr(data-label)',
  color: ground.text3,
  fontWeight: 400,
  textAlign: 'start',
});

export const head = style([cell, { color: ground.text3, fontWeight: 500, borderBottomColor: colour.rule2 }]);
export const body = style([cell, { color: ground.text }]);
/** A heading may wrap in a narrow column of figures; a figure may not. */
export const figureCell = style({ textAlign: 'right', selectors: { 'td&': { whiteSpace: 'nowrap' } } });

/** A row of totals: a bookkeeper's double underline below each figure. */
export const totals = style({ color: ground.text, fontWeight: 650 });
export const totalFigure = style({
  display: 'inline-block',
  justifySelf: 'end',
  paddingBottom: '1px',
  borderBottom: `3px double ${ground.text}`,
});
