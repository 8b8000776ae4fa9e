import { createGlobalThemeContract } from '@vanilla-extract/css';
import { lightColours, lightShadows } from './palette';

const shape = { colour: lightColours, shadow: lightShadows };

/** Names of everything that a theme sets: `vars.colour.ink` is `var(--colour-ink)`. */
export const vars = createGlobalThemeContract(shape, (_value, path) => path.join('-').toLowerCase());
