import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { space } from '../theme/tokens';
import { sheetWidth } from './sheet.css';

export const pile = style({
  display: 'grid',
  gap: 3,
  justifyItems: 'center',
  padding: space[16],
  forcedColorAdjust: 'none',
  '@container': { [sheetWidth.narrow]: { display: 'none' } },
});

const layer = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  height: 34,
  paddingInline: space[16],
});

const { course, onCourse } = vars.colour;

/** By age: the oldest receipt is the base, and each one is on top of the one before it. */
export const layers = [
  style([layer, { width: '94%', background: course.c1, color: onCourse.c1 }]),
  style([layer, { width: '78%', background: course.c3, color: onCourse.c3 }]),
  style([layer, { width: '62%', background: course.c5, color: onCourse.c5 }]),
];
