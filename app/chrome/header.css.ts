import { keyframes } from '@vanilla-extract/css';
import { colour, shadow } from '../theme/contract.css';
import { flexRow, globalStyle, sizedText, style } from '../theme/style';
import {
  baseEdge,
  duration,
  easing,
  forwards,
  gutter,
  headerHeight,
  inset,
  layer,
  space,
} from '../theme/tokens';
import { DISMISSED } from '../ui/hydration/start-react';
import { MOVING } from './attach-pending-line';

const advance = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(.92)' } });
const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });
/** A page that comes sooner needs no sign of it. */
const PENDING_DELAY = '150ms';

export const header = style({
  position: 'sticky',
  top: 0,
  zIndex: layer.header,
  anchorName: '--header',
  display: 'flex',
  alignItems: 'center',
  height: headerHeight.narrow,
  paddingInline: gutter,
  background: colour.paper,
  color: colour.ink,
  borderBottom: `1px solid ${colour.rule}`,
  wide: { height: headerHeight.wide },
  low: { position: 'relative' },
  print: { display: 'none' },
  selectors: {
    [`:root[${MOVING}] &::after`]: {
      content: '',
      position: 'absolute',
      insetInline: 0,
      bottom: '-1px',
      height: '3px',
      background: colour.accent,
      transformOrigin: `calc(50% - 50% * ${forwards})`,
      animation: `${advance} ${duration.pending} ${easing.enter} ${PENDING_DELAY} both`,
    },
  },
  forced: { selectors: { [`:root[${MOVING}] &::after`]: { background: 'Highlight' } } },
});

/** Beside the menu button there is room for it on all but small phones; those have it in the drawer. */
export const callToAction = style({ display: 'none', compact: flexRow(space[12]) });
export const note = style({
  display: 'none',
  maxWidth: '11.7em',
  order: -1,
  ...sizedText(12, 1.3),
  color: colour.ink2,
  textAlign: 'end',
  besideButton: { display: 'block' },
});
/** Hidden until all of it has come: what comes later would move what is painted. */
export const end = style({
  ...flexRow(space[16]),
  height: '100%',
  marginInlineStart: 'auto',
  selectors: { ':not(:has(+ *)) > &': { visibility: 'hidden' } },
});

export const group = style({ height: '100%' });

/** A group until the menu is hydrated: styles open its panel on hover. */
export const served = style({});
export const underPointer = `${served}:hover:not([${DISMISSED}])`;

export const menu = style({
  display: 'none',
  height: '100%',
  marginInlineStart: inset.beforeMenu,
  wide: { display: 'block' },
});

/** The element that Radix wraps around the list: a box of it would be the containing block of the panels. */
globalStyle(`${menu} > div`, { display: 'contents' });

export const list = style({ display: 'flex', height: '100%' });

/** Shared by the rows of the header: link, trigger, or both side by side. */
export const cell = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'stretch',
  height: '100%',
  marginInlineEnd: inset.betweenMenuItems,
  transition: `background-color ${duration.colour}`,
  selectors: { [`&:has(> [data-state="open"]), ${underPointer} > &`]: { background: colour.sunk } },
});

/** Radix adds a tab stop after an open trigger, for panels elsewhere in the document; ours follow their triggers. */
globalStyle(`${cell} > [aria-hidden]`, { display: 'none' });

export const label = style({
  ...flexRow(space[4]),
  height: '100%',
  paddingInline: inset.menuItem,
  color: colour.ink2,
  ...sizedText(15.5, 1.2, 500),
  whiteSpace: 'nowrap',
  transition: `color ${duration.colour}`,
  ':hover': { color: colour.ink },
  ':focus-visible': { outlineOffset: '-5px' },
  selectors: {
    '[data-current="true"] > &': { color: colour.ink, fontWeight: 620 },
    '[data-state="open"] > &, &[data-state="open"]': { color: colour.ink },
  },
});

/** Drawer and footer have them in every window. Padding is the gap. */
export const languages = style({
  display: 'none',
  marginInlineEnd: `-${space[16]}`,
  small: { display: 'flex' },
});
/** Beside the whole menu there is room for one of the two. */
globalStyle(`${languages} ~ * > ${note}`, { wide: { display: 'none' } });

const HAS_POPOVERS = 'selector(:popover-open)';
const hidden = { display: 'none' };

export const search = style([
  label,
  {
    // Its padding is a part of the gap.
    marginInlineEnd: `-${space[8]}`,
    selectors: { '&:has(~ :popover-open)': { background: colour.sunk, color: colour.ink } },
    '@supports': { [`not ${HAS_POPOVERS}`]: hidden },
  },
]);
export const searchLink = style([label, { '@supports': { [HAS_POPOVERS]: hidden } }]);

/** The look of what opens below the header: a panel of the menu, and the search. */
export const dropdown = style({
  background: colour.surface,
  border: 0,
  borderBottom: `${baseEdge.panel} solid ${colour.course.c0}`,
  boxShadow: shadow.s3,
  animation: `${arrive} ${duration.dropdown} ${easing.enter}`,
  forced: { border: '1px solid CanvasText' },
});

/** Its form is as wide as on the page of results, and ends where the header's content does. */
export const searchPanel = style([
  dropdown,
  {
    insetBlock: `${headerHeight.narrow} auto`,
    insetInline: 'auto 0',
    // Below the header, also while a notice is above it.
    top: 'anchor(--header bottom)',
    width: `calc(${space[20]} + 640px + ${gutter})`,
    maxWidth: '100%',
    paddingBlock: space[20],
    paddingInline: `${space[20]} ${gutter}`,
    '@supports': { [`not ${HAS_POPOVERS}`]: hidden },
  },
]);

/** A hidden copy of the name in the current item's weight reserves its width, so that nothing shifts. */
export const name = style({
  display: 'inline-grid',
  '::after': {
    content: 'attr(data-name)',
    height: 0,
    overflow: 'hidden',
    visibility: 'hidden',
    fontWeight: 620,
  },
});

/** Beside a label that is a link, the trigger is the chevron alone, and the two look like one. */
export const labelBesideTrigger = style({ paddingInlineEnd: 0 });
export const chevronTrigger = style({
  width: '33px',
  paddingInlineStart: space[4],
  justifyContent: 'flex-start',
});

export const chevron = style({
  display: 'grid',
  transition: `transform ${duration.dropdown} ${easing.enter}`,
  selectors: { [`[data-state="open"] > &, ${underPointer} > ${cell} &`]: { transform: 'rotate(180deg)' } },
});

export const bar = style({
  position: 'absolute',
  insetInline: inset.menuItem,
  /** On the header's own line. */
  bottom: '-1px',
  height: '4px',
  background: colour.accent,
  forced: { background: 'Highlight' },
});
