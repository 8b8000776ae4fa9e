import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { ground } from '../../theme/ground.css';
import { gutter, media, space } from '../../theme/tokens';

export const endCap = style({ '@media': { [media.print]: { display: 'none' } } });

/** Steps and band start at the grid and run off the right edge. */
const step = (narrowPx: number, widePx: number, fill: string) =>
  style({
    height: '20px',
    marginLeft: `calc(${gutter} + ${narrowPx}px)`,
    background: fill,
    '@media': {
      [media.wide]: { height: '28px', marginLeft: `calc(${gutter} + ${widePx}px)` },
      [media.forced]: { borderTop: '1px solid CanvasText' },
    },
  });

export const upperStep = step(44, 208, vars.colour.course.c5);
export const lowerStep = step(22, 104, vars.colour.course.c3);

export const band = style({
  display: 'grid',
  gap: space[28],
  marginLeft: gutter,
  padding: `${space[48]} ${gutter} ${space[48]} ${space[24]}`,
  background: vars.colour.course.c2,
  vars: {
    [ground.text]: vars.colour.onCourse.c2,
    [ground.text2]: vars.colour.onBase,
    [ground.link]: vars.colour.onCourse.c2,
    [ground.focus]: vars.colour.focusOnBase,
  },
  '@media': {
    [media.small]: { paddingLeft: space[40] },
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: space[48],
      padding: `${space[64]} ${gutter} ${space[64]} ${space[56]}`,
    },
  },
});

export const words = style({ display: 'grid', gap: space[12], maxWidth: '620px' });
