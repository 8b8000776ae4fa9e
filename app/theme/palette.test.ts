import { describe, expect, it } from 'vitest';
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

const TEXT = 4.5;
const GRAPHIC = 3;

describe.each([
  ['light', lightColours],
  ['dark', darkColours],
])('%s palette', (_name, colour) => {
  const { course, onCourse, toneTint, toneSolid } = colour;
  const pairs: Array<[string, string, string, number]> = [
    ['ink on paper', colour.ink, colour.paper, TEXT],
    ['ink2 on paper', colour.ink2, colour.paper, TEXT],
    ['ink3 on paper', colour.ink3, colour.paper, TEXT],
    ['ink3 on sunk', colour.ink3, colour.sunk, TEXT],
    ['link on paper', colour.link, colour.paper, TEXT],
    ['link on surface', colour.link, colour.surface, TEXT],
    ['primary button', colour.onAction, colour.action, TEXT],
    ['primary button, hovered', colour.onAction, colour.actionHover, TEXT],
    ['button on a dark band', colour.onAccent, colour.accent, TEXT],
    ['text on base', colour.onBase2, colour.base, TEXT],
    ['link on base', colour.accent, colour.base, TEXT],
    ['text of the end cap', colour.onBase, course.c2, TEXT],
    ['footer link', colour.footLink, colour.foot, TEXT],
    ['footer meta', colour.footMeta, colour.foot, TEXT],
    ['control border', colour.edge, colour.paper, GRAPHIC],
    ['focus on paper', colour.focus, colour.paper, GRAPHIC],
    ['focus on sunk', colour.focus, colour.sunk, GRAPHIC],
    ['focus on the end cap', colour.focusOnBase, course.c2, GRAPHIC],
    ['icon of the current menu tile', colour.tileCurrentIcon, course.c0, GRAPHIC],
    ...(['c5', 'c4', 'c3', 'c2', 'c1', 'c0'] as const).map((step): [string, string, string, number] => [
      `label on ${step}`,
      onCourse[step],
      course[step],
      TEXT,
    ]),
    ...(['pine', 'ochre', 'clay', 'slate', 'moss', 'iron'] as const).flatMap(
      (tone): Array<[string, string, string, number]> => [
        [`ink2 on ${tone}`, colour.ink2, toneTint[tone], TEXT],
        [`icon on ${tone}`, toneSolid[tone], toneTint[tone], GRAPHIC],
      ],
    ),
  ];

  it.each(pairs)('%s', (_pair, front, back, least) => {
    expect(contrast(front, back)).toBeGreaterThanOrEqual(least);
  });
});
