import { ground } from '../../theme/contract.css';
import { style } from '../../theme/style';
import { evenColumns, space } from '../../theme/tokens';

const hairline = `1px solid ${ground.rule}`;

export const strip = style({
  display: 'grid',
  gridTemplateColumns: evenColumns(2),
  borderTop: hairline,
  color: ground.text2,
  small: { gridTemplateColumns: evenColumns(3) },
  wide: { gridTemplateColumns: evenColumns(6) },
});

/** The rule between two cells is the left border of the second; the first of each line has none. */
const inLinesOf = (count: number) => ({
  '&:nth-child(n)': { borderInlineStart: hairline },
  [`&:nth-child(${count}n + 1)`]: { borderInlineStart: 0 },
});

export const cell = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '84px',
  padding: space[12],
  borderBottom: hairline,
  selectors: inLinesOf(2),
  small: { minHeight: '112px', selectors: inLinesOf(3) },
  wide: { selectors: inLinesOf(6) },
});
