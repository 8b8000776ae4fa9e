import { stack, style } from '../../theme/style';
import { evenColumns, gridGap, space } from '../../theme/tokens';

export const words = style({ ...stack(space[16]), alignContent: 'start', justifyItems: 'start' });
export const points = style({ justifySelf: 'stretch' });

/** Beside a side index the columns are too few for text and sheet side by side: the sheet goes below. */
export const stacked = style({
  ...stack(space[40]),
  wide: { gridTemplateColumns: evenColumns(2), columnGap: gridGap },
});
export const below = style({ wide: { gridColumn: '1 / -1' } });
/** Across both columns, as near to the words as in one of them. */
export const titleAcross = style([below, { marginBottom: `-${space[24]}` }]);
