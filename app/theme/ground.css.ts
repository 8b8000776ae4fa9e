import { assignVars, createGlobalTheme } from '@vanilla-extract/css';
import { colour, ground } from './contract.css';
import { style } from './style';

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
