import { colour } from '../theme/contract.css';
import { style } from '../theme/style';
import { fontSize, space } from '../theme/tokens';
import { edged } from './sheet.css';

const { accent, course, ink, ink3 } = colour;

/** Horizontal lengths are percent, vertical ones px: text keeps its size at any width. */
export const stages = style({
  width: `calc(100% - ${space[32]})`,
  margin: `${space[16]} ${space[16]} 0`,
  tinySheet: { fontSize: fontSize[12] },
  tiniestSheet: { fontSize: fontSize[11] },
});

/** Within its part of the width, so that the surface shows between it and the next. */
const anyBar = style({ x: '1.5px', y: '1.5px', width: 'calc(100% - 3px)', height: 43 });
export const bar = [course.c4, course.c3, course.c2, course.c1, accent].map((fill, stage) =>
  style([anyBar, ...(stage === 0 ? [edged] : []), { fill }]),
);
export const leader = style({ stroke: ink3 });
export const count = style({ fill: ink, fontSize: fontSize[16], fontWeight: 650, fontStretch: '100%' });
export const name = style({ fill: ink3 });
