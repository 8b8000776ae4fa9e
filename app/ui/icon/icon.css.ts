import { globalStyle, style } from '@vanilla-extract/css';

/** Square ends: the drawings of the design are built from blocks. Overrides Lucide's round attributes. */
export const icon = style({ display: 'block', flex: 'none', strokeLinecap: 'butt', strokeLinejoin: 'miter' });

/** Lucide draws a dot as a hundredth of a line, which only its ends make visible. */
globalStyle(`${icon} > path[d$=".01"]`, { strokeLinecap: 'square' });
