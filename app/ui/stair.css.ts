import { createVar, keyframes } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css';
import { flexRow, globalStyle, sizedText, stack, style, styleVariants } from '../theme/style';
import { duration, easing, forwards, gutter, layer, space } from '../theme/tokens';
import { levels } from './stair-levels';

/** Styles of the two blocks that stand on a stair. */

/** Indent of each course from the one below; set by the block for its width. */
const stepWidth = createVar('step-width');
/** Offset of the stair from the left, to which each course above the base adds its indents. */
const start = createVar('stair-start');

const rise = keyframes({ from: { transform: 'translateY(12px)' } });
/** After the animation of the topmost course. */
const RISE_DELAY = '300ms';

export const block = style({
  overflowX: 'clip',
  vars: { [stepWidth]: '22px', [start]: '0px' },
  small: { vars: { [stepWidth]: '32px' } },
  wide: { vars: { [stepWidth]: '113px', [start]: `calc(${gutter} - ${space[28]})` } },
});

export const stage = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: space[40],
  wide: { flexDirection: 'row', alignItems: 'flex-end' },
});

/** Of the block that opens a page. */
export const top = style({ paddingTop: space[40], wide: { paddingTop: space[64] } });

export const words = style({
  ...stack(space[24]),
  gridTemplateRows: 'auto 1fr',
  wide: { flex: '0 1 560px', paddingBottom: space[28], alignSelf: 'flex-start' },
});

/** On the topmost course, as paper down to it; shrinks before the text does. */
export const sheet = style({
  display: 'grid',
  small: { marginInlineStart: `calc(${stepWidth} * 5 + ${space[28]} - ${gutter})` },
  wide: { marginInlineStart: 0, flex: '0 1000 648px', minWidth: '520px' },
  lively: { animation: `${rise} ${duration.stair} ${easing.enter} ${RISE_DELAY} backwards` },
});

const STAGGER_MS = 50;
const slideIn = keyframes({ from: { transform: `translateX(calc(24px * ${forwards}))`, opacity: 0 } });

/** In front of the sheet, which rises from behind. */
export const stair = style({ position: 'relative', zIndex: layer.raised });

const moving = style({ lively: { animation: `${slideIn} ${duration.stair} ${easing.enter} backwards` } });

/** The base spans the page; each course above begins one step further in. */
export const step = styleVariants(colour.course, (_, level) => {
  const height = levels.indexOf(level);
  return [
    moving,
    {
      marginInlineStart: height === 0 ? 0 : `calc(${start} + ${stepWidth} * ${height})`,
      animationDelay: `${height * STAGGER_MS}ms`,
    },
  ];
});

const row = style({
  ...flexRow(space[16]),
  minHeight: '52px',
  paddingBlock: space[8],
  paddingInline: gutter,
  selectors: {
    '&:is(:focus-visible, :has(:focus-visible))': {
      outline: '3px solid currentColor',
      outlineOffset: '-8px',
    },
  },
  wide: { paddingInlineStart: space[28] },
  forced: { borderTop: '1px solid' },
  // Printers leave the colour of a course out: on paper it is a ruled row.
  print: { background: 'none', color: colour.ink, borderTop: `1px solid ${colour.rule2}` },
});

export const course = styleVariants(colour.course, (background, level) => [
  row,
  { background, color: colour.onCourse[level], wide: level === 'c0' ? { paddingInlineStart: gutter } : {} },
]);

export const name = style({
  ...sizedText(16, 1.3, 500),
  textDecorationThickness: '1.5px',
  textUnderlineOffset: '.25em',
  selectors: { ':is(:hover, :has(:checked)) > &': { textDecorationLine: 'underline' } },
});

/** Beside the name; below 640 px there is no room for it. */
export const detail = style({
  marginInlineStart: 'auto',
  ...sizedText(14, 1.3),
  fontStretch: '86%',
  textAlign: 'end',
  belowSmall: { display: 'none' },
});

export const arrow = style({
  flex: 'none',
  belowSmall: { marginInlineStart: 'auto' },
  transition: `transform ${duration.colour} ${easing.enter}`,
  selectors: { ':hover > &': { transform: `translateX(calc(4px * ${forwards}))` } },
});

/** The courses of a stair that visitors walk, each before its part; the parts of all stand in one place. */
export const walk = style({ display: 'grid', gridTemplateColumns: '100%' });
const label = `${walk} > label`;
// On paper each part begins with the same words.
globalStyle(label, { cursor: 'pointer', print: { display: 'none' } });
globalStyle(`${label}:has(:checked)`, {
  boxShadow: `inset calc(${space[8]} * ${forwards}) 0 ${colour.accent}`,
  forced: { borderInlineStart: `${space[8]} solid Highlight` },
});
/** A press focuses the radio button; the browser does not scroll to one whose margin contains the window. */
globalStyle(`${label} > input:not(:focus-visible)`, { scrollMarginBlock: '300vh' });
globalStyle(`${walk} > ${stage}`, {
  screen: { gridArea: '1/1' },
  print: { marginTop: space[40] },
  belowWideOnScreen: { display: 'contents' },
});
/**
 * Below the wide layout the words of all steps share a cell, and their sheets the next: "Next" stays in its place.
 * Not with a subgrid in each step: in half of all loads Chromium gave its column no width.
 */
const part = `${walk} > ${stage} > `;
globalStyle(`${part}${words}`, {
  belowWideOnScreen: { gridArea: '1/1', paddingInline: gutter, paddingBottom: space[40] },
});
globalStyle(`${part}${sheet}`, {
  belowWideOnScreen: { gridArea: '2/1', alignSelf: 'end', paddingInline: gutter },
});
/** Where the sheets are whole screens, they are as wide as the page, and the words stand above them in one row. */
export const screens = style({});
const screen = `${screens} > ${stage}`;
globalStyle(screen, { wide: { display: 'grid', grid: 'auto 1fr / 100%', gap: space[32] } });
globalStyle(`${screen} > ${words}`, {
  wide: { gridTemplate: 'auto / 1fr 2fr auto', alignItems: 'start', paddingBottom: 0 },
});
/** What is not drawn has no animation: the sheet rises each time its step is chosen. */
const hidden = `${label}:not(:has(:checked)) + *`;
globalStyle(`${hidden}, ${hidden} > *`, { screen: { visibility: 'hidden', animation: 'none' } });
