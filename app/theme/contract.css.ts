import { createGlobalThemeContract } from '@vanilla-extract/css';
import { lightColours, lightPictures, lightShadows } from './palette';

const shape = { colour: lightColours, shadow: lightShadows, picture: lightPictures };

/** Names of all theme variables: `colour.ink` is `var(--colour-ink)`. */
export const vars = createGlobalThemeContract(shape, (_value, path) => path.join('-').toLowerCase());
export const { colour, picture, shadow } = vars;

/**
 * Colours on the current ground. Text uses these colours, so that the same heading is dark on paper and light on a dark
 * band; a component with its own surface (a sheet, a card) uses `colour` instead.
 */
export const ground = createGlobalThemeContract(
  {
    text: null,
    text2: null,
    text3: null,
    link: null,
    rule: null,
    ruleItem: null,
    ruleStrong: null,
    focus: null,
  },
  (_value, path) => `ground-${path.join('-')}`,
);
