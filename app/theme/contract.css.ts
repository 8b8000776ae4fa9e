import { createGlobalThemeContract } from '@vanilla-extract/css';
import { lightColours, lightPictures, lightShadows } from './palette';

const shape = { colour: lightColours, shadow: lightShadows, picture: lightPictures };

/** Names of everything that a theme sets: `vars.colour.ink` is `var(--colour-ink)`. */
export const vars = createGlobalThemeContract(shape, (_value, path) => path.join('-').toLowerCase());
