import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { fontSize, space } from '../../theme/tokens';

export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[12],
  fontSize: fontSize[12],
  lineHeight: 1.4,
  color: vars.colour.ink3,
});

export const link = style({
  paddingBlock: space[4],
  color: vars.colour.link,
  textDecoration: 'underline',
  textUnderlineOffset: '2px',
});
