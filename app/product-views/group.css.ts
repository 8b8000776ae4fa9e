import { colour } from '../theme/contract.css';
import { flexRow, stack, style } from '../theme/style';
import { space } from '../theme/tokens';

const { course, onCourse, ink3 } = colour;

export const structure = style({
  padding: `${space[12]} ${space[16]} ${space[24]}`,
  tinySheet: { paddingInline: space[8] },
  lineHeight: 1.2,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  // Without their fills the blocks are not there.
  forcedColorAdjust: 'none',
});

export const row = style({
  ...stack(space[32]),
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  marginInline: space[8],
  middleSheet: { gap: space[8] },
  narrowSheet: { gap: space[4] },
});

export const member = style({
  position: 'relative',
  ...flexRow(space[4]),
  justifyContent: 'space-between',
  height: 35,
  marginBlockEnd: 22,
  paddingInline: space[12],
  background: course.c4,
  color: onCourse.c4,
  '::after': {
    content: '',
    position: 'absolute',
    insetBlockStart: '100%',
    insetInlineStart: '50%',
    height: 22,
    borderInlineStart: `2px solid ${ink3}`,
  },
  narrowSheet: { flexDirection: 'column', justifyContent: 'center', gap: 0, paddingInline: 0 },
});

const base = style({ display: 'grid', placeItems: 'center' });
export const bridge = style([
  base,
  { height: 24, marginInline: space[8], background: course.c3, color: onCourse.c3 },
]);
export const group = style([
  base,
  { height: 35, marginBlockStart: 3, background: course.c1, color: onCourse.c1, fontWeight: 600 },
]);
