import { assignVars, createGlobalTheme } from '@vanilla-extract/css';
import { ground, vars } from './contract.css';
import { style } from './style';

const onPaper = {
  text: vars.colour.ink,
  text2: vars.colour.ink2,
  text3: vars.colour.ink3,
  link: vars.colour.link,
  rule: vars.colour.rule,
  ruleItem: vars.colour.rule2,
  ruleStrong: vars.colour.ink,
  focus: vars.colour.focus,
};
createGlobalTheme(':root', ground, onPaper);

/**
 * For the outermost element of a dark band: changes the ground of everything in it. Printers leave the band's colour
 * out, and its text would be light on white: on paper it is a band like any other.
 */
export const onBase = style({
  background: vars.colour.base,
  color: vars.colour.onBase,
  vars: {
    [ground.text]: vars.colour.onBase,
    [ground.text2]: vars.colour.onBase2,
    [ground.text3]: vars.colour.onBase2,
    [ground.link]: vars.colour.accent,
    [ground.rule]: vars.colour.ruleBase,
    [ground.ruleItem]: vars.colour.ruleBase,
    [ground.ruleStrong]: vars.colour.onBase2,
    [ground.focus]: vars.colour.focusOnBase,
  },
  print: { background: 'none', color: vars.colour.ink, vars: assignVars(ground, onPaper) },
});
