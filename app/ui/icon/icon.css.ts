import { style } from '@vanilla-extract/css';

/** Square ends: the drawings of the design are built from blocks. Overrides Lucide's round attributes. */
export const icon = style({ display: 'block', flex: 'none', strokeLinecap: 'butt', strokeLinejoin: 'miter' });
