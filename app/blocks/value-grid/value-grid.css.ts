import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { baseEdge, radius, space } from '../../theme/tokens';

export const words = style({ display: 'grid', gap: space[8], alignContent: 'start' });
export const pictured = style({ display: 'grid', gap: space[24], alignContent: 'start' });

const slab = style([
  words,
  { padding: space[32], background: vars.colour.sunk, borderRadius: radius.control },
]);

/** A value without a drawing: text on a bed under a mineral rule. */
export const plain = styleVariants(vars.colour.toneSolid, (edge) => [
  slab,
  { borderTop: `${baseEdge.card} solid ${edge}` },
]);
