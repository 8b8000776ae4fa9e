import { style } from '@vanilla-extract/css';

/** The box of the drawn busts: an upload takes their place without moving anything. */
export const portrait = style({ display: 'block', flex: 'none', width: 52, height: 56, objectFit: 'cover' });
