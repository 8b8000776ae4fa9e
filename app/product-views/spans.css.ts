import { colour } from '../theme/contract.css';
import { style } from '../theme/style';
import { fontSize, space } from '../theme/tokens';
import { bare, quiet } from './sheet.css';

const { course } = colour;

export const chart = style({ padding: space[16], selectors: { [`${bare} > &`]: { padding: 0 } } });

/** Horizontal lengths are percent of the axis, vertical ones px: text keeps its size at any width. */
export const plan = style({
  width: '100%',
  overflow: 'visible',
  fill: 'currentColor',
  tinySheet: { fontSize: fontSize[13] },
  tiniestSheet: { fontSize: fontSize[11] },
});
export const times = style({ fill: quiet, fontSize: fontSize[13] });
export const guide = style({ stroke: 'currentColor', strokeOpacity: 0.25 });
export const bar = [course.c3, course.c2, course.c1].map((fill) => style({ fill }));
