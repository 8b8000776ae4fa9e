import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { textProperties } from '../../theme/text-properties';
import { baseEdge, media, radius, space } from '../../theme/tokens';

export const summary = style({
  ...textProperties('small'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[8]} ${space[20]}`,
  padding: `${space[16]} ${space[24]}`,
  borderRadius: radius.control,
  borderBottom: `${baseEdge.card} solid ${vars.colour.toneSolid.pine}`,
  background: vars.colour.toneTint.pine,
  color: vars.colour.ink,
  '@media': { [media.scriptless]: { display: 'none' }, [media.print]: { display: 'none' } },
});

export const state = style({ flex: '1 1 16rem' });

export const button = style({
  minHeight: '44px',
  paddingBlock: space[4],
  color: vars.colour.link,
  fontWeight: 560,
  textDecoration: 'underline',
  textUnderlineOffset: '.25em',
});
