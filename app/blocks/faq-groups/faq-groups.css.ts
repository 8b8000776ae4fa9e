import { style } from '../../theme/style';
import { space } from '../../theme/tokens';

export const group = style({ selectors: { '& + &': { marginTop: space[72] } } });
export const groupTitle = style({ marginBottom: space[20] });
