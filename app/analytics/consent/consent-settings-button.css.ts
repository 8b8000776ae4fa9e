import { style } from '@vanilla-extract/css';
import { media } from '../../theme/tokens';

/** Without scripts nothing is ever loaded, and there is nothing to change. */
export const scripted = style({ '@media': { [media.scriptless]: { display: 'none !important' } } });
