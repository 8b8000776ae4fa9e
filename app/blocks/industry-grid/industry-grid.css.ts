import { colour } from '../../theme/contract.css';
import { style } from '../../theme/style';
import { fontSize, radius, space } from '../../theme/tokens';
import { card as linked } from '../../ui/card-link.css';

export const card = style([linked, { display: 'flex', flexDirection: 'column' }]);

export const bed = style({
  overflow: 'hidden',
  background: colour.drawing.bed,
  borderRadius: radius.control,
  forced: { border: '1px solid' },
});

export const title = style({
  marginTop: space[12],
  belowSmall: { selectors: { '&&': { fontSize: fontSize[16] } } },
  small: { marginTop: space[16] },
});

export const description = style({ marginTop: space[4], belowSmall: { display: 'none' } });
