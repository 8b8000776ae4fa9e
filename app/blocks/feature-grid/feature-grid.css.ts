import { colour } from '../../theme/contract.css';
import { stack, style, styleVariants } from '../../theme/style';
import { evenColumns, gridGap, radius, space } from '../../theme/tokens';
import { card as linked } from '../../ui/card-link.css';

export const grid = style({
  ...stack(space[16]),
  small: { gap: gridGap, gridTemplateColumns: evenColumns(2) },
  wide: { gridTemplateColumns: evenColumns(12) },
});

const bed = style([
  linked,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space[28],
    overflow: 'hidden',
    padding: `${space[28]} ${space[20]} 0`,
    borderRadius: radius.control,
    wide: { padding: `${space[32]} ${space[32]} 0` },
    forced: { border: '1px solid' },
  },
]);

export const cell = styleVariants(
  { sunk: colour.sunk, ochre: colour.toneTint.ochre, slate: colour.toneTint.slate },
  (background) => [bed, { background }],
);

/** In pairs of 7 + 5 and 5 + 7 columns; between 640 and 1120 px the wide ones fill a line. */
export const span = styleVariants({
  wide: { small: { gridColumn: '1 / -1' }, wide: { gridColumn: 'span 7' } },
  narrow: { wide: { gridColumn: 'span 5' } },
});

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[12],
  rowGap: space[8],
});

/** Aligned with the first line of the title. */
export const icon = style({
  display: 'flex',
  alignItems: 'center',
  height: '1.9rem',
  ':empty': { display: 'none' },
});

export const description = style({ gridColumn: '1 / -1', maxWidth: '44ch' });

/** Aligned to the lower edge of the cell. A cell without a picture keeps its bottom padding. */
export const picture = style({ marginTop: 'auto' });
