import { colour } from '../theme/contract.css';
import { flexRow, style } from '../theme/style';
import { duration, easing, forwards, radius, space } from '../theme/tokens';

export const card = style({ position: 'relative' });

/** The whole card is clickable. */
export const link = style({
  ...flexRow(space[8]),
  justifyContent: 'space-between',
  textDecorationLine: 'underline',
  textDecorationColor: 'transparent',
  textDecorationThickness: '1.5px',
  textUnderlineOffset: '.2em',
  transition: `text-decoration-color ${duration.colour}`,
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.control },
  selectors: {
    [`${card}:hover &`]: { textDecorationColor: 'currentColor' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${colour.focus}`, outlineOffset: '3px' },
  },
});

export const arrow = style({
  transition: `transform ${duration.colour} ${easing.enter}`,
  selectors: { [`${card}:hover &`]: { transform: `translateX(calc(4px * ${forwards}))` } },
});
