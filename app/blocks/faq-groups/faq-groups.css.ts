import { style } from '@vanilla-extract/css';
import { rhythm, space } from '../../theme/tokens';

/** The page's head stands right above: the distance is that of a head to its content. */
export const band = style({ selectors: { '&&': { paddingTop: rhythm.headToContent } } });
export const group = style({ selectors: { '& + &': { marginTop: space[72] } } });
export const groupTitle = style({ marginBottom: space[20] });
