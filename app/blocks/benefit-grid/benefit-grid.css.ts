import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { baseEdge, space } from '../../theme/tokens';

const { toneSolid } = vars.colour;

const column = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[8],
  paddingTop: space[24],
});

export const card = styleVariants(toneSolid, (edge) => [
  column,
  { borderTop: `${baseEdge.card} solid ${edge}` },
]);

export const icon = styleVariants(toneSolid, (color) => ({ color }));
