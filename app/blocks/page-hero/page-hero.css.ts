import { colour, ground } from '../../theme/contract.css';
import { globalStyle, stack, style, styleVariants } from '../../theme/style';
import { gridGap, gutter, radius, space, twelveColumns } from '../../theme/tokens';
import { padding, tone } from '../../ui/band.css';
import { ledgerMargin } from '../../ui/ledger-margin.css';

/** The strip runs off the right edge. */
export const hero = style({ overflowX: 'clip', paddingTop: space[16], wide: { paddingTop: space[32] } });

/** A band of its own from edge to edge. */
export const band = style([
  tone.base,
  padding.module,
  { selectors: { 'div + &': { marginTop: space[20] } } },
]);

const columns = style({ display: 'grid', rowGap: space[64], medium: twelveColumns });

export const beside = styleVariants({
  standing: [columns, { medium: { alignItems: 'end' } }],
  level: [
    columns,
    {
      alignItems: 'center',
      small: { gridTemplateColumns: '3fr 2fr', columnGap: gridGap },
      medium: twelveColumns,
    },
  ],
});

const block = style({ ...stack(space[24]), medium: { gridColumn: '1 / 7', paddingInlineEnd: space[24] } });

export const words = styleVariants({
  standing: [block, { medium: { alignSelf: 'start', paddingBottom: space[64] } }],
  level: [block, { alignSelf: 'start' }],
});

const right = style({ medium: { gridColumn: '7 / -1' } });

const bed = style({ overflow: 'hidden', background: colour.drawing.bed, borderRadius: radius.control });
globalStyle(`${bed} figcaption`, { paddingInline: space[20] });

export const picture = styleVariants({
  standing: [right, { medium: { paddingTop: space[32] } }],
  level: [right, bed],
});

const line = style({ ...stack(space[24]), medium: { ...twelveColumns, alignItems: 'end' } });

export const across = styleVariants({
  strip: [line, { paddingBottom: space[56], medium: { paddingBottom: space[64] } }],
  rule: [
    line,
    {
      paddingBottom: space[72],
      borderBottom: `1px solid ${ground.rule}`,
      selectors: { [`${hero}:has(+ .${padding.underHead}) &`]: { paddingBottom: 0, borderBottom: 0 } },
    },
  ],
  open: [line],
});

/** Begins at the same height on every page; the text beside it ends at its last line, or below if it is longer. */
export const title = style({
  medium: { gridColumn: '1 / 8', alignSelf: 'start' },
  wide: { gridColumn: '1 / 9' },
});

const beneath = style({
  ...stack(space[24]),
  medium: { gridColumn: '8 / -1' },
  wide: { gridColumn: '9 / -1' },
});

export const aside = styleVariants({
  plain: [beneath],
  /** As high as the title: the rule runs along all of it. */
  ledger: [beneath, ledgerMargin, { alignSelf: 'stretch', alignContent: 'end' }],
});

/** Outside the container: its steps start at the grid and run off the right edge. */
export const strip = style({ overflowX: 'clip' });

const step = style({ height: '16px', forced: { borderTop: '1px solid CanvasText' } });

const from = (offsetPx: number) => ({ marginInlineStart: `calc(${gutter} + ${offsetPx}px)` });

export const steps = styleVariants({
  top: [step, { ...from(208), background: colour.course.c5 }],
  middle: [step, { ...from(104), background: colour.course.c3 }],
  base: [step, { ...from(0), background: colour.course.c1 }],
});
