import { stack, style, styleVariants } from '../theme/style';
import { evenColumns, gridGap, space } from '../theme/tokens';

const grid = style({ ...stack(space[16]), small: { gap: gridGap, gridTemplateColumns: evenColumns(2) } });

export const wide = styleVariants({ 3: evenColumns(3), 4: evenColumns(4) }, (gridTemplateColumns) => [
  grid,
  { wide: { gridTemplateColumns } },
]);

export const middle = styleVariants({ 2: {}, 3: { small: { gridTemplateColumns: evenColumns(3) } } });

export const narrow = styleVariants({ 1: {}, 2: { gridTemplateColumns: evenColumns(2) } });

export const rows = styleVariants({ close: {}, apart: { rowGap: space[32], small: { rowGap: space[40] } } });
