import { colour, ground } from '../../theme/contract.css';
import { sizedText, style } from '../../theme/style';
import { evenColumns, gridGap, space } from '../../theme/tokens';

export const perks = style({
  display: 'grid',
  columnGap: gridGap,
  small: { gridTemplateColumns: evenColumns(2) },
});

export const perk = style({
  display: 'flex',
  gap: space[16],
  minHeight: '72px',
  paddingBlock: space[16],
  borderBottom: `1px solid ${ground.rule}`,
  color: ground.text,
  ...sizedText(18, 1.35, 560),
  letterSpacing: '-.012em',
  ':first-child': { borderTop: `1px solid ${ground.rule}` },
  small: { selectors: { '&:nth-child(2)': { borderTop: `1px solid ${ground.rule}` } } },
});

export const icon = style({ flex: 'none', color: colour.accent });
