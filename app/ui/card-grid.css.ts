import { style, styleVariants } from '../theme/style';
import { gridGap, space } from '../theme/tokens';

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

const grid = style({
  display: 'grid',
  gap: space[16],
  small: { gap: gridGap, gridTemplateColumns: columns(2) },
});

/** Keyed by the number of columns from 1120 px up. */
export const wide = styleVariants({ 3: columns(3), 4: columns(4) }, (gridTemplateColumns) => [
  grid,
  { wide: { gridTemplateColumns } },
]);

/** Keyed by the number of columns between 640 and 1120 px. */
export const middle = styleVariants({
  2: {},
  3: { small: { gridTemplateColumns: columns(3) } },
});

/** Keyed by the number of columns on a phone. */
export const narrow = styleVariants({ 1: {}, 2: { gridTemplateColumns: columns(2) } });

export const rows = styleVariants({
  close: {},
  apart: { rowGap: space[32], small: { rowGap: space[40] } },
});
