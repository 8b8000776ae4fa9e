import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { baseEdge, fontSize, media, radius, space } from '../theme/tokens';

export const form = style({
  display: 'flex',
  gap: space[12],
  width: '100%',
  maxWidth: '640px',
  '@media': { [media.print]: { display: 'none' } },
});

export const field = style({
  position: 'relative',
  display: 'grid',
  flex: 1,
  minWidth: 0,
  alignItems: 'center',
  color: vars.colour.ink3,
});

/** In the field, before its words. */
globalStyle(`${field} > svg`, {
  gridArea: '1 / 1',
  marginInlineStart: space[16],
  pointerEvents: 'none',
});

/** As every input of the design: a hairline, and a thick bottom edge. */
export const input = style({
  gridArea: '1 / 1',
  width: '100%',
  minHeight: '52px',
  paddingInline: `${space[48]} ${space[12]}`,
  border: `1px solid ${vars.colour.edge}`,
  borderBottom: `${baseEdge.tile} solid ${vars.colour.ink}`,
  borderRadius: radius.control,
  background: vars.colour.surface,
  color: vars.colour.ink,
  fontSize: fontSize[17],
  textOverflow: 'ellipsis',
});
