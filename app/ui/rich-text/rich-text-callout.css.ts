import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { textProperties } from '../../theme/text-properties';
import { baseEdge, radius, space } from '../../theme/tokens';
import { toneColour, toneTint } from '../../theme/tone.css';

export const callout = style({
  ...textProperties('small'),
  display: 'grid',
  gap: space[4],
  marginBottom: space[32],
  selectors: { '&:not(:first-child)': { marginTop: space[32] } },
  padding: `${space[20]} ${space[24]}`,
  borderRadius: radius.control,
  background: toneTint,
  borderBottom: `${baseEdge.card} solid ${toneColour}`,
  color: vars.colour.ink2,
});

export const title = style({ color: vars.colour.ink, fontWeight: 600 });
