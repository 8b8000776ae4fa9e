import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { textProperties } from '../../theme/text-properties';
import { baseEdge, radius, space } from '../../theme/tokens';

const callout = style({
  ...textProperties('small'),
  display: 'grid',
  gap: space[4],
  marginBottom: space[32],
  selectors: { '&:not(:first-child)': { marginTop: space[32] } },
  padding: `${space[20]} ${space[24]}`,
  borderRadius: radius.control,
  color: vars.colour.ink2,
});

const standing = (tone: 'pine' | 'ochre') => ({
  background: vars.colour.toneTint[tone],
  borderBottom: `${baseEdge.card} solid ${vars.colour.toneSolid[tone]}`,
});

export const tone = styleVariants({
  note: [callout, standing('pine')],
  caution: [callout, standing('ochre')],
});

export const title = style({ color: vars.colour.ink, fontWeight: 600 });
