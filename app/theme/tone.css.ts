import { createVar, fallbackVar, styleVariants } from '@vanilla-extract/css';
import { vars } from './contract.css';

const solid = createVar('tone');
const tint = createVar('tint');

/** The mineral colour of an element that has a `tone`, and of everything in it; without one a quiet colour. */
export const toneColour = fallbackVar(solid, vars.colour.ink2);
export const toneTint = fallbackVar(tint, vars.colour.sunk);
export const tone = styleVariants(vars.colour.toneSolid, (colour, name) => ({
  vars: { [solid]: colour, [tint]: vars.colour.toneTint[name] },
}));
