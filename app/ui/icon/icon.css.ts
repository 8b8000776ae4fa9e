import { globalStyle, style } from '@vanilla-extract/css';

/** Square ends: the drawings of the design are built from blocks. Overrides Lucide's round attributes. */
export const icon = style({ display: 'block', flex: 'none', strokeLinecap: 'butt', strokeLinejoin: 'miter' });

/** Inherited by what `<use>` brings in. */
export const contentIcon = style([icon, { fill: 'none', stroke: 'currentColor', strokeWidth: 1.6 }]);

/** Lucide draws a dot as a hundredth of a line, which only its ends make visible. */
globalStyle(`${icon} > path[d$=".01"]`, { strokeLinecap: 'square' });
