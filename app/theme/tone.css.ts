import { createVar } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { styleVariants } from './style';

/** The mineral colour of an element that has a `tone`, and of everything in it. */
export const toneColour = createVar('tone');
export const toneTint = createVar('tint');
export const tone = styleVariants(vars.colour.toneSolid, (colour, name) => ({
  vars: { [toneColour]: colour, [toneTint]: vars.colour.toneTint[name] },
}));
