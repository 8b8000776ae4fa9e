import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { fontSize, space } from '../theme/tokens';
import { paper } from './three-way-match.css';

export const phone = style([
  paper,
  {
    justifySelf: 'center',
    border: `solid ${vars.colour.ink3}`,
    borderWidth: `${space[12]} ${space[4]}`,
    borderRadius: space[16],
  },
]);

export const pickedBin = style({ fontSize: fontSize[22], fontWeight: 650 });
