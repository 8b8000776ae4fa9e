import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { baseEdge, duration, easing, fontSize, media, radius, space } from '../../theme/tokens';

export const item = style({ borderBottom: `1px solid ${vars.colour.rule}` });

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  width: '100%',
  minHeight: '53px',
  paddingInline: space[20],
  color: vars.colour.ink,
  fontSize: fontSize[17],
  lineHeight: 1.3,
  fontWeight: 560,
  letterSpacing: '-.01em',
  ':focus-visible': { outlineOffset: '-3px' },
  selectors: {
    '&[data-current="true"]::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      left: 0,
      borderLeft: `${baseEdge.card} solid ${vars.colour.accent}`,
    },
  },
});

export const plus = style({ selectors: { [`${row}[data-state="open"] &`]: { display: 'none' } } });
export const minus = style({ selectors: { [`${row}[data-state="closed"] &`]: { display: 'none' } } });

/** A row of a grid, which can change its height smoothly. */
export const content = style({
  display: 'grid',
  gridTemplateRows: '1fr',
  background: vars.colour.sunk,
  transition: `grid-template-rows ${duration.accordion} ${easing.enter}, visibility ${duration.accordion}`,
  selectors: { '&[data-state="closed"]': { gridTemplateRows: '0fr', visibility: 'hidden' } },
});

export const clip = style({ minHeight: 0, overflow: 'hidden' });

export const links = style({
  padding: `${space[8]} ${space[12]}`,
  borderTop: `1px solid ${vars.colour.rule}`,
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: '46px',
  paddingInline: space[12],
  color: vars.colour.ink,
  fontSize: fontSize[16],
  lineHeight: 1.3,
  borderBottom: `${baseEdge.tile} solid transparent`,
  borderTop: `${baseEdge.tile} solid transparent`,
  ':hover': { background: vars.colour.surface },
  ':focus-visible': { outlineOffset: '-3px' },
  selectors: {
    '&[aria-current]': {
      borderRadius: radius.tile,
      background: vars.colour.surface,
      borderBottomColor: vars.colour.accent,
      fontWeight: 560,
    },
  },
  '@media': { [media.forced]: { borderColor: 'Canvas' } },
});
