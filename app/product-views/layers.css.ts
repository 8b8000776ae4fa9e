import { colour } from '../theme/contract.css';
import { style } from '../theme/style';
import { space } from '../theme/tokens';

export const layers = style({
  width: `calc(100% - ${space[32]})`,
  margin: space[16],
  forcedColorAdjust: 'none',
});

const { course, onCourse } = colour;

/** By age, the oldest first. */
export const ages = (['c1', 'c2', 'c3'] as const).map((step) =>
  style({ fill: course[step], color: onCourse[step] }),
);
export const label = style({ fill: 'currentColor', dominantBaseline: 'central' });
