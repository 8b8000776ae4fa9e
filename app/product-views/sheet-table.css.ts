import type { ColumnWidth } from '../../protocol/content-names';
import { colour } from '../theme/contract.css';
import { globalStyle, style, textProperties } from '../theme/style';
import { type container, fontSize, space } from '../theme/tokens';
import { quiet as quietColour } from './sheet.css';

const { rule, rule2, ink, bad, margin } = colour;

/** The ledger's table: right-aligned figures, hairlines between rows, a double underline beneath totals. */
export const table = style({
  whiteSpace: 'nowrap',
  tinySheet: { fontSize: fontSize[12] },
  tiniestSheet: { fontSize: fontSize[11] },
});

const cell = `${table} > * > tr > *`;

globalStyle(cell, {
  height: 35,
  padding: `${space[4]} ${space[8]}`,
  borderTop: `1px solid ${rule}`,
  fontWeight: 'inherit',
  textAlign: 'inherit',
  narrowSheet: { paddingInline: 4 },
  tinySheet: { paddingInline: 3 },
  tiniestSheet: { paddingInline: 2 },
});
globalStyle(`${cell}:first-child`, {
  paddingInlineStart: space[16],
  middleSheet: { whiteSpace: 'normal' },
  tinySheet: { paddingInlineStart: space[8] },
});
globalStyle(`${cell}:last-child`, { paddingInlineEnd: space[16], tinySheet: { paddingInlineEnd: space[8] } });
globalStyle(`${table} > thead > tr > *`, {
  ...textProperties('sheetHead'),
  height: 33,
  borderTop: 0,
  color: quietColour,
  fontWeight: 500,
});
globalStyle(`${table} > tbody > tr:first-child > *`, { borderTopColor: rule2 });
globalStyle(`${table} > tfoot > tr > *`, { height: 46, fontWeight: 650 });

/** A column of figures: the class goes on each of its cells, so that signs and decimals align. */
export const figure = style({});
globalStyle(`${cell}${figure}`, { textAlign: 'right' });
/** The red double margin rule of a ledger; on each cell of the column to its right. */
export const afterMargin = style({
  position: 'relative',
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    width: 5,
    borderInlineStart: `1px solid ${margin}`,
    borderInlineEnd: `1px solid color-mix(in srgb, ${margin} 45%, transparent)`,
  },
});
globalStyle(`${cell}${afterMargin}`, {
  paddingInlineStart: space[16],
  narrowSheet: { paddingInlineStart: space[12] },
});
globalStyle(`${cell}:has(+ ${afterMargin})`, {
  narrowSheet: { paddingInlineEnd: space[12] },
  tinySheet: { paddingInlineEnd: space[8] },
});

export const wrapping = style({ whiteSpace: 'normal' });
export const quiet = style({ color: quietColour, fontWeight: 400 });
export const strong = style({});
globalStyle(`${cell}${strong}`, { fontWeight: 650 });
export const negative = style({ color: bad });

/** Below a total: a bookkeeper's double underline. */
export const total = style({
  display: 'inline-block',
  paddingBlockEnd: 1,
  // On one line with the texts that have none.
  marginBlockEnd: -4,
  borderBlockEnd: `3px double ${ink}`,
});

/** Secondary columns are hidden before anything shrinks. */
type Width = keyof typeof container;
const hiddenBelow = (width: Width) => style({ [width]: { display: 'none' } });
const shownBelow = (width: Width) => style({ display: 'none', [width]: { display: 'revert' } });
const only = {
  tiny: shownBelow('tinySheet'),
  narrow: shownBelow('narrowSheet'),
  middle: shownBelow('middleSheet'),
};

export const hidden = {
  always: '',
  'not-tiniest': hiddenBelow('tiniestSheet'),
  'not-tiny': hiddenBelow('tinySheet'),
  'not-narrow': hiddenBelow('narrowSheet'),
  'not-middle': hiddenBelow('middleSheet'),
  'only-middle': only.middle,
  'only-tiny': only.tiny,
} satisfies Record<ColumnWidth, string>;

/** What is shown where a column of that width is not; too narrow a sheet has no room for it. */
export const onlyWhereHidden: { [Width in ColumnWidth]?: string } = {
  'not-tiny': only.tiny,
  'not-narrow': only.narrow,
  'not-middle': only.middle,
};

/** Of two that have a rule, the second has it where the first is hidden. */
globalStyle(`${cell}${afterMargin}${hidden['not-middle']} + *::before`, { wideSheet: { display: 'none' } });

/** The column after one that is hidden is the first. */
globalStyle(`${cell}${hidden['not-middle']}:first-child + *`, {
  middleSheet: { paddingInlineStart: space[16], whiteSpace: 'normal' },
  tinySheet: { paddingInlineStart: space[8] },
});
/** Without the columns at its left, the margin is after its own column, which is then the first. */
for (const [width, below] of [
  ['not-tiny', 'tinySheet'],
  ['not-narrow', 'narrowSheet'],
] as const) {
  const first = `${cell}${hidden[width]}:first-child`;
  globalStyle(`${first} ~ ${afterMargin}::before`, { [below]: { insetInline: 'auto -6px' } });
  globalStyle(`${first} ~ :is(${afterMargin}, ${afterMargin} + *)`, {
    [below]: { paddingInlineStart: space[12] },
  });
}

/** A column of bars fills the width left by the figures; a table would otherwise distribute it evenly. */
export const bar = style({ width: '45%', narrowSheet: { width: '30%' }, tinySheet: { width: '26%' } });

/** Beside each other, a figure and a text would touch. */
globalStyle(`${cell}${figure} + :not(${figure}), ${cell}:not(${figure}, ${bar}) + ${figure}`, {
  paddingInlineStart: space[12],
});
