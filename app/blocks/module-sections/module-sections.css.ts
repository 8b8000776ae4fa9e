import { style } from '../../theme/style';
import { gridGap, space } from '../../theme/tokens';

export const words = style({ display: 'grid', gap: space[16], alignContent: 'start', justifyItems: 'start' });
export const points = style({ justifySelf: 'stretch' });

/** Beside a side index the columns are too few for text and sheet side by side: the sheet goes below. */
export const stacked = style({
  display: 'grid',
  gap: space[40],
  wide: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: gridGap },
});
export const below = style({ wide: { gridColumn: '1 / -1' } });
/** Across both columns, as near to the words as in one of them. */
export const titleAcross = style([below, { marginBottom: `-${space[24]}` }]);
