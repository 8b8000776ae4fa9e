import { describe, expect, it } from 'vitest';
import { tones } from '../../protocol/content-names';
import * as second from '../../tests/fixtures/second-brand/palette';
import { darkColours, lightColours } from './palette';

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of WCAG 2.2. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** WCAG 2.2, 1.4.3 and 1.4.11. */
const TEXT = 4.5;
const GRAPHIC = 3;

type Colours = typeof lightColours;
type Pair = readonly [name: string, front: string, back: string, least: number];

const courseSteps = ['c5', 'c4', 'c3', 'c2', 'c1', 'c0'] as const;
const grounds = ['paper', 'surface', 'sunk'] as const;

/** What is read or must be seen on the page's own grounds. */
const onPage = (colour: Colours): Pair[] =>
  grounds.flatMap((name): Pair[] => [
    [`ink on ${name}`, colour.ink, colour[name], TEXT],
    [`ink2 on ${name}`, colour.ink2, colour[name], TEXT],
    [`ink3 on ${name}`, colour.ink3, colour[name], TEXT],
    [`link on ${name}`, colour.link, colour[name], TEXT],
    [`edge on ${name}`, colour.edge, colour[name], GRAPHIC],
    [`focus on ${name}`, colour.focus, colour[name], GRAPHIC],
  ]);

const onButtons = (colour: Colours): Pair[] => [
  ['primary button', colour.onAction, colour.action, TEXT],
  ['primary button, hovered', colour.onAction, colour.actionHover, TEXT],
  ['primary button and paper', colour.action, colour.paper, GRAPHIC],
  ['button on a dark band', colour.onAccent, colour.accent, TEXT],
  ['button on a dark band, hovered', colour.onAccent, colour.accentHover, TEXT],
  ['icon of the current menu tile', colour.tileCurrentIcon, colour.course.c0, GRAPHIC],
];

const onDark = (colour: Colours): Pair[] => [
  ['onBase on base', colour.onBase, colour.base, TEXT],
  ['onBase2 on base', colour.onBase2, colour.base, TEXT],
  ['link on base', colour.accent, colour.base, TEXT],
  ['focus on base', colour.focusOnBase, colour.base, GRAPHIC],
  ['text of the end cap', colour.onBase, colour.course.c2, TEXT],
  ['focus on the end cap', colour.focusOnBase, colour.course.c2, GRAPHIC],
  ['footer text', colour.footText, colour.foot, TEXT],
  ['footer text, chosen', colour.footText, colour.footRule, TEXT],
  ['footer link', colour.footLink, colour.foot, TEXT],
  ['footer meta', colour.footMeta, colour.foot, TEXT],
  ['focus in the footer', colour.focusOnBase, colour.foot, GRAPHIC],
];

const onTones = ({ toneTint, toneSolid, ...colour }: Colours): Pair[] => [
  ...tones.flatMap((tone): Pair[] => [
    [`ink on ${tone}`, colour.ink, toneTint[tone], TEXT],
    [`ink2 on ${tone}`, colour.ink2, toneTint[tone], TEXT],
    [`icon on ${tone}`, toneSolid[tone], toneTint[tone], GRAPHIC],
    [`edge of a card in ${tone}`, toneSolid[tone], colour.surface, GRAPHIC],
  ]),
  ['tag in pine', colour.good, toneTint.pine, TEXT],
  ['tag in ochre', colour.warn, toneTint.ochre, TEXT],
  ['tag in clay', colour.bad, toneTint.clay, TEXT],
  ['tag in slate', toneSolid.slate, toneTint.slate, TEXT],
  ['tag in iron', toneSolid.iron, toneTint.iron, TEXT],
  ['number of a list', toneSolid.pine, colour.paper, TEXT],
];

const onCourses = ({ course, onCourse }: Colours): Pair[] =>
  courseSteps.map((step): Pair => [`label on ${step}`, onCourse[step], course[step], TEXT]);

const pairsOf = (colour: Colours) =>
  [onPage, onButtons, onDark, onTones, onCourses].flatMap((pairs) => pairs(colour));

describe.each([
  ['light', lightColours],
  ['dark', darkColours],
  ['light, second brand', second.lightColours],
  ['dark, second brand', second.darkColours],
])('%s palette', (_name, colour) => {
  it.each(pairsOf(colour))('%s', (_pair, front, back, least) => {
    expect(contrast(front, back)).toBeGreaterThanOrEqual(least);
  });
});

it('a palette without enough contrast fails by the names of its pairs', () => {
  const faint = { ...lightColours, ink3: '#A9B6B0' };
  const failed = pairsOf(faint).filter(([, front, back, least]) => contrast(front, back) < least);
  expect(failed.map(([name]) => name)).toEqual(['ink3 on paper', 'ink3 on surface', 'ink3 on sunk']);
});
