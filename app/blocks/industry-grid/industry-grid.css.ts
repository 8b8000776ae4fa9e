import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { fontSize, media, radius, space } from '../../theme/tokens';
import { card as linked } from '../../ui/card-link.css';

export const card = style([linked, { display: 'flex', flexDirection: 'column' }]);

export const bed = style({
  overflow: 'hidden',
  background: vars.colour.drawing.bed,
  borderRadius: radius.control,
  '@media': { [media.forced]: { border: '1px solid' } },
});

export const title = style({
  marginTop: space[12],
  '@media': {
    [media.belowSmall]: { selectors: { '&&': { fontSize: fontSize[16] } } },
    [media.small]: { marginTop: space[16] },
  },
});

export const description = style({
  marginTop: space[4],
  '@media': { [media.belowSmall]: { display: 'none' } },
});
