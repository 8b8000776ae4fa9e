import { createGlobalThemeContract } from '@vanilla-extract/css';
import { lightColours, lightPictures, lightShadows } from './palette';

const shape = { colour: lightColours, shadow: lightShadows, picture: lightPictures };

/** Names of all theme variables: `vars.colour.ink` is `var(--colour-ink)`. */
export const vars = createGlobalThemeContract(shape, (_value, path) => path.join('-').toLowerCase());
