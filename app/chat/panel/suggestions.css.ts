import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { duration, fontSize, radius, space } from '../../theme/tokens';

export const list = style({ display: 'grid', gap: space[8], justifyItems: 'start' });

export const suggestion = style({
  minHeight: '44px',
  padding: `${space[8]} ${space[12]}`,
  border: `1px solid ${vars.colour.edge}`,
  borderRadius: radius.control,
  color: vars.colour.link,
  fontSize: fontSize[14],
  lineHeight: 1.35,
  transition: `background-color ${duration.colour}`,
  ':hover': { background: vars.colour.sunk },
});
