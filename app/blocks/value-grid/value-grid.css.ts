import { colour } from '../../theme/contract.css';
import { stack, style } from '../../theme/style';
import { baseEdge, radius, space } from '../../theme/tokens';
import { toneColour } from '../../theme/tone.css';

export const words = style({ ...stack(space[8]), alignContent: 'start' });
export const pictured = style({ ...stack(space[24]), alignContent: 'start' });

/** A value without a drawing: text on a bed under a mineral rule. */
export const plain = style({
  padding: space[32],
  background: colour.sunk,
  borderTop: `${baseEdge.card} solid ${toneColour}`,
  borderRadius: radius.control,
});
