import { ground } from '../../theme/contract.css';
import { sizedText, stack, style } from '../../theme/style';
import { evenColumns, space } from '../../theme/tokens';

export const quotes = style({
  display: 'grid',
  borderTop: `1.5px solid ${ground.ruleStrong}`,
  small: { gridTemplateColumns: evenColumns(2) },
  wide: { gridTemplateColumns: evenColumns(4) },
});

/** Hairlines between neighbours only; the first of a row is flush with the grid. */
const inRowsOf = (columns: number) => ({
  paddingInline: space[24],
  borderInlineStart: `1px solid ${ground.rule}`,
  selectors: { [`&:nth-child(${columns}n + 1)`]: { paddingInlineStart: 0, borderInlineStart: 0 } },
});

export const cell = style({
  paddingBlock: space[28],
  borderBottom: `1px solid ${ground.ruleItem}`,
  smallToWide: inRowsOf(2),
  wide: inRowsOf(4),
});

/** Names align at the bottom of a row, for quotes of any length. */
export const quote = style({ ...stack(space[32]), alignContent: 'space-between', height: '100%' });

export const words = style({ color: ground.text, ...sizedText(18, 1.42), textWrap: 'balance' });
