import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { gutter, headerHeight, layer, media, space } from '../../theme/tokens';

export const header = style({
  position: 'sticky',
  top: 0,
  zIndex: layer.header,
  display: 'flex',
  alignItems: 'center',
  height: headerHeight.narrow,
  paddingInline: gutter,
  background: vars.colour.paper,
  color: vars.colour.ink,
  borderBottom: `1px solid ${vars.colour.rule}`,
  '@media': {
    [media.wide]: { height: headerHeight.wide },
    [media.print]: { display: 'none' },
  },
});

/** From the wide breakpoint on: the menu and the call to action; below it: the menu button. */
export const wideOnly = style({ display: 'none', '@media': { [media.wide]: { display: 'block' } } });
export const end = style({ marginLeft: 'auto', paddingLeft: space[24] });
