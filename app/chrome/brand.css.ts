import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { fontSize, space } from '../theme/tokens';

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: '44px',
  color: 'inherit',
});

export const mark = style({ width: '30px', height: '30px', flex: 'none' });
export const block = style({ fill: vars.colour.accent });

export const wordmark = style({
  fontSize: fontSize[22],
  lineHeight: 1.2,
  fontWeight: 640,
  letterSpacing: '-.03em',
  whiteSpace: 'nowrap',
});
