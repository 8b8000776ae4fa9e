import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { duration, easing, headerHeight, layer, media, space } from '../../theme/tokens';

export const drawer = style({
  position: 'fixed',
  inset: '0 0 0 auto',
  zIndex: layer.drawer,
  width: 'min(360px, 92vw)',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  border: 0,
  background: vars.colour.paper,
  color: vars.colour.ink,
  overflow: 'hidden',
  overscrollBehavior: 'contain',
  transform: 'translateX(100%)',
  transition: `transform ${duration.drawer} ${easing.exit}, display ${duration.drawer} allow-discrete, overlay ${duration.drawer} allow-discrete`,
  '::backdrop': {
    background: vars.colour.scrim,
    opacity: 0,
    transition: `opacity ${duration.drawer}, display ${duration.drawer} allow-discrete, overlay ${duration.drawer} allow-discrete`,
  },
  selectors: {
    '&[open]': {
      display: 'flex',
      flexDirection: 'column',
      transform: 'none',
      transitionTimingFunction: easing.enter,
    },
    '&[open]::backdrop': { opacity: 1 },
  },
  '@starting-style': {
    selectors: {
      '&[open]': { transform: 'translateX(100%)' },
      '&[open]::backdrop': { opacity: 0 },
    },
  },
});

globalStyle(`:root:has(${drawer}[open])`, { overflow: 'hidden' });

export const top = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: headerHeight.narrow,
  paddingLeft: space[20],
  paddingRight: space[8],
  borderBottom: `1px solid ${vars.colour.rule}`,
});

export const close = style({
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  ':focus-visible': { outlineOffset: '-5px' },
});

export const list = style({ flex: 1, overflowY: 'auto', overscrollBehavior: 'contain' });

export const foot = style({
  flex: 'none',
  padding: `${space[16]} ${space[20]} ${space[20]}`,
  borderTop: `1px solid ${vars.colour.rule}`,
});

export const action = style({ width: '100%', '@media': { [media.forced]: { border: '1px solid' } } });
