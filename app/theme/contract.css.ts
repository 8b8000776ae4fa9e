import { assignVars, createGlobalTheme, createGlobalThemeContract } from '@vanilla-extract/css';
import { lightColours, lightPictures, lightShadows } from './palette';
import { style } from './style';

const shape = { colour: lightColours, shadow: lightShadows, picture: lightPictures };

/** Names of all theme variables: `colour.ink` is `var(--colour-ink)`. */
export const vars = createGlobalThemeContract(shape, (_value, path) => path.join('-').toLowerCase());
export const { colour, picture, shadow } = vars;

const onPaper = {
  text: colour.ink,
  text2: colour.ink2,
  text3: colour.ink3,
  link: colour.link,
  rule: colour.rule,
  ruleItem: colour.rule2,
  ruleStrong: colour.ink,
  focus: colour.focus,
};

/**
 * Colours on the current ground. Text uses these colours, so that the same heading is dark on paper and light on a dark
 * band; a component with its own surface (a sheet, a card) uses `colour` instead.
 */
export const ground = createGlobalThemeContract(onPaper, (_value, path) => `ground-${path.join('-')}`);
createGlobalTheme(':root', ground, onPaper);

/**
 * For the outermost element of a dark band: changes the ground of everything in it. Printers leave the band's colour
 * out, and its text would be light on white: on paper it is a band like any other.
 */
export const onBase = style({
  background: colour.base,
  color: colour.onBase,
  vars: {
    [ground.text]: colour.onBase,
    [ground.text2]: colour.onBase2,
    [ground.text3]: colour.onBase2,
    [ground.link]: colour.accent,
    [ground.rule]: colour.ruleBase,
    [ground.ruleItem]: colour.ruleBase,
    [ground.ruleStrong]: colour.onBase2,
    [ground.focus]: colour.focusOnBase,
  },
  print: { background: 'none', color: colour.ink, vars: assignVars(ground, onPaper) },
});
