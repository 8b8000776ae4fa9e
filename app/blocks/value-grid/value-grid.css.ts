import { style, styleVariants } from '@vanilla-extract/css';
import type { Tone } from '../../../protocol/content-names';
import { vars } from '../../theme/contract.css';
import { baseEdge, radius, space } from '../../theme/tokens';

export const words = style({ display: 'grid', gap: space[8], alignContent: 'start' });
export const pictured = style({ display: 'grid', gap: space[24], alignContent: 'start' });

const slab = style([
  words,
  { padding: space[32], background: vars.colour.sunk, borderRadius: radius.control },
]);
const topped = (tone: Tone) => ({ borderTop: `${baseEdge.card} solid ${vars.colour.toneSolid[tone]}` });

/** A value without a drawing: text on a bed under a mineral rule. */
export const plain = styleVariants(
  {
    pine: topped('pine'),
    ochre: topped('ochre'),
    clay: topped('clay'),
    slate: topped('slate'),
    moss: topped('moss'),
    iron: topped('iron'),
  },
  (rule) => [slab, rule],
);
