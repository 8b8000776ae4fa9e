import { keyframes, style } from '@vanilla-extract/css';
import { duration, easing, gutter, media, space } from '../../theme/tokens';
import { stepWidth } from './step-width.css';

const rise = keyframes({ from: { transform: 'translateY(12px)' } });
/** After the animation of the topmost course. */
const RISE_DELAY = '300ms';

export const hero = style({
  overflowX: 'clip',
  vars: { [stepWidth]: '22px' },
  '@media': {
    [media.small]: { vars: { [stepWidth]: '32px' } },
    [media.wide]: { vars: { [stepWidth]: '113px' } },
  },
});

export const stage = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[40],
  paddingTop: space[40],
  '@media': {
    [media.wide]: { flexDirection: 'row', alignItems: 'flex-end', paddingTop: space[64] },
  },
});

export const words = style({
  display: 'grid',
  gap: space[24],
  '@media': {
    [media.wide]: { flex: '0 1 560px', paddingBottom: space[28], alignSelf: 'flex-start' },
  },
});

/** On the topmost course; shrinks before the text does. */
export const sheet = style({
  '@media': {
    [media.small]: { marginLeft: `calc(${stepWidth} * 5 + ${space[28]} - ${gutter})` },
    [media.wide]: { marginLeft: 0, flex: '0 1000 648px', minWidth: '520px' },
    [media.lively]: {
      animation: `${rise} ${duration.stair} ${easing.enter} ${RISE_DELAY} backwards`,
    },
  },
});
