import { colour } from '../theme/contract.css';
import { style } from '../theme/style';
import { edged } from './sheet.css';

/** The bar is measured in percent of its box, so only its length depends on the sheet's width. */
export const drawing = style({ width: '100%', height: 20, overflow: 'visible' });

export const limit = style([edged, { fill: colour.course.c4 }]);
export const value = style({ fill: colour.course.c2 });
export const over = style({ fill: colour.toneSolid.clay });
export const tick = style({ stroke: colour.ink, strokeWidth: 2 });

export const blocks = style({ height: 18, narrowSheet: { height: 15 }, tinySheet: { height: 11 } });
