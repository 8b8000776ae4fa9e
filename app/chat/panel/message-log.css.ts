import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { inset, space } from '../../theme/tokens';

export const log = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  gap: inset.betweenMessages,
  minHeight: 0,
  padding: space[16],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: vars.colour.paper,
  ':focus-visible': { outlineWidth: '2px', outlineOffset: '-2px' },
});

export const list = style({ display: 'grid', gap: inset.betweenMessages });
