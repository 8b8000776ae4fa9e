import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { duration, easing, fontSize, media, radius, space } from '../../theme/tokens';

export const card = style({ position: 'relative', display: 'flex', flexDirection: 'column' });

export const bed = style({
  overflow: 'hidden',
  background: vars.colour.drawing.bed,
  borderRadius: radius.control,
  '@media': { [media.forced]: { border: '1px solid' } },
});

export const title = style({
  marginTop: space[12],
  '@media': {
    [media.belowSmall]: { selectors: { '&&': { fontSize: fontSize[16] } } },
    [media.small]: { marginTop: space[16] },
  },
});

/** The whole card is clickable. */
export const link = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[8],
  textDecorationLine: 'underline',
  textDecorationColor: 'transparent',
  textDecorationThickness: '1.5px',
  textUnderlineOffset: '.2em',
  transition: `text-decoration-color ${duration.colour}`,
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.control },
  selectors: {
    [`${card}:hover &`]: { textDecorationColor: 'currentColor' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${vars.colour.focus}`, outlineOffset: '3px' },
  },
});

export const arrow = style({
  transition: `transform ${duration.colour} ${easing.enter}`,
  selectors: { [`${card}:hover &`]: { transform: 'translateX(4px)' } },
  '@media': { [media.belowSmall]: { display: 'none' } },
});

export const description = style({
  marginTop: space[4],
  '@media': { [media.belowSmall]: { display: 'none' } },
});
