import { stack, style } from '../../theme/style';
import { evenColumns, gridGap, rhythm } from '../../theme/tokens';

export const facts = style({ width: '100%' });

export const pictures = style({
  ...stack(gridGap),
  alignItems: 'end',
  marginTop: rhythm.headToContent,
  medium: { gridTemplateColumns: evenColumns(2) },
});
