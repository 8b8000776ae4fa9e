import { createVar } from '@vanilla-extract/css';
import { colour } from './contract.css';
import { styleVariants } from './style';

/** The mineral colour of an element that has a `tone`, and of everything in it. */
export const toneColour = createVar('tone');
export const toneTint = createVar('tint');
export const tone = styleVariants(colour.toneSolid, (solid, name) => ({
  vars: { [toneColour]: solid, [toneTint]: colour.toneTint[name] },
}));
