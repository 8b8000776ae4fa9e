import { stack, style } from '../../theme/style';
import { baseEdge, space } from '../../theme/tokens';
import { toneColour } from '../../theme/tone.css';

export const card = style({
  ...stack(space[8]),
  alignContent: 'start',
  paddingTop: space[24],
  borderTop: `${baseEdge.card} solid ${toneColour}`,
});

export const icon = style({ color: toneColour });
