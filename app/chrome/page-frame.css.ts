import { colour, ground } from '../theme/contract.css';
import { square, stack, style, textProperties } from '../theme/style';
import { baseEdge, duration, gutter, headerHeight, layer, radius, rhythm, space } from '../theme/tokens';
import { WITHOUT_CHAT } from '../ui/chat-marker';
import { SCROLLED } from './attach-scroll-to-top';

/** Steps and bands run off the edge at the end of lines; `clip` cuts them without making a scroll container. */
export const frame = style({ position: 'relative', overflowX: 'clip' });

/** One line above the header on most screens; it scrolls away with the page. */
export const notice = style({
  ...textProperties('caption'),
  padding: `${space[8]} ${gutter}`,
  background: colour.sunk,
  color: colour.ink2,
});

/** Short pages fill the window. */
export const main = style({
  minHeight: `calc(60vh - ${headerHeight.narrow})`,
  ':focus-visible': { outline: 'none' },
  wide: { minHeight: `calc(60vh - ${headerHeight.wide})` },
});

/** First in the tab order of every page; seen only while it has the focus. */
export const skipLink = style({
  position: 'fixed',
  top: space[16],
  insetInlineStart: space[16],
  zIndex: layer.skipLink,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
  print: { visibility: 'hidden' },
});

export const endCap = style({ print: { display: 'none' } });

/** Steps and band start at the grid and run off the edge at the end of lines. */
const step = (narrowPx: number, widePx: number, fill: string) =>
  style({
    height: '20px',
    marginInlineStart: `calc(${gutter} + ${narrowPx}px)`,
    background: fill,
    wide: { height: '28px', marginInlineStart: `calc(${gutter} + ${widePx}px)` },
    forced: { borderTop: '1px solid CanvasText' },
  });

export const upperStep = step(44, 208, colour.course.c5);
export const lowerStep = step(22, 104, colour.course.c3);

export const endCapLayout = style({
  ...stack(space[28]),
  medium: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', gap: space[48] },
});

export const endCapBand = style([
  endCapLayout,
  {
    marginInlineStart: gutter,
    padding: `${space[48]} ${gutter}`,
    paddingInlineStart: space[24],
    background: colour.course.c2,
    vars: {
      [ground.text]: colour.onCourse.c2,
      [ground.text2]: colour.onBase,
      [ground.link]: colour.onCourse.c2,
      [ground.focus]: colour.focusOnBase,
    },
    small: { paddingInlineStart: space[40] },
    wide: { paddingBlock: space[64], paddingInlineStart: space[56] },
  },
]);

/** A card, and the last of the page before the footer. */
export const endCapSheet = style([
  endCapLayout,
  {
    marginBottom: rhythm.section,
    padding: `${space[40]} ${space[28]}`,
    background: colour.surface,
    border: `1px solid ${colour.rule2}`,
    borderBottom: `${baseEdge.card} solid ${colour.course.c0}`,
    borderRadius: `${radius.sheet} ${radius.sheet} 0 0`,
  },
]);

export const endCapWords = style({ ...stack(space[12]), maxWidth: '620px' });

/** Left of the chat launcher (56 px, 60 px from the wide breakpoint on), on one line with it. */
export const toTop = style({
  position: 'fixed',
  insetInlineEnd: '84px',
  bottom: space[16],
  zIndex: layer.floating,
  ...square('48px'),
  borderRadius: radius.control,
  border: `1px solid ${colour.edge}`,
  background: colour.surface,
  color: colour.ink,
  transition: `background-color ${duration.colour}`,
  ':hover': { background: colour.sunk },
  selectors: {
    [`:root:not([${SCROLLED}]) &`]: { visibility: 'hidden' },
    [`${WITHOUT_CHAT} &`]: { insetInlineEnd: space[20] },
  },
  wide: { insetInlineEnd: space[96], bottom: space[24] },
  // Above the launcher: beside it, the two would take a third of a line of a page that is zoomed far in.
  low: { insetInlineEnd: space[16], bottom: space[96] },
  print: { display: 'none' },
});
