import { colour } from '../../theme/contract.css';
import { stack, style } from '../../theme/style';
import { space } from '../../theme/tokens';

export const sheet = style({ wide: { gridColumn: '6 / -1' } });

export const form = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  columnGap: space[16],
  rowGap: space[8],
  padding: `${space[12]} ${space[16]}`,
  borderBottom: `1px solid ${colour.rule}`,
  background: colour.sunk,
});

export const field = style({ ...stack(space[4]), flex: '1 1 96px', maxWidth: '200px' });
