import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { duration, media, radius, space } from '../../theme/tokens';

export const bars = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  justifySelf: 'start',
  gap: space[4],
  padding: `${space[12]} ${space[12]} ${space[8]}`,
  border: `1px solid ${vars.colour.rule}`,
  borderRadius: radius.control,
  borderBottomLeftRadius: 0,
  background: vars.colour.surface,
});

const rise = keyframes({ '0%, 60%, 100%': { transform: 'scaleY(1)' }, '30%': { transform: 'scaleY(.55)' } });

const one = style({
  width: '8px',
  transformOrigin: 'bottom',
  animation: `${rise} ${duration.typing} infinite`,
  '@media': { [media.calm]: { animation: 'none' }, [media.forced]: { background: 'CanvasText' } },
});

/** Rising like the stair, the last in brass. */
export const bar = styleVariants({
  low: [one, { height: '5px', background: vars.colour.course.c2 }],
  middle: [one, { height: '11px', background: vars.colour.course.c2, animationDelay: duration.typingStep }],
  high: [
    one,
    { height: '16px', background: vars.colour.accent, animationDelay: `calc(2 * ${duration.typingStep})` },
  ],
});
