import { colour } from '../theme/contract.css';
import { flexRow, globalStyle, sizedText, square, style, textProperties } from '../theme/style';
import {
  baseEdge,
  duration,
  easing,
  forwards,
  headerHeight,
  inset,
  layer,
  radius,
  space,
} from '../theme/tokens';

export const drawer = style({
  position: 'fixed',
  inset: 0,
  insetInlineStart: 'auto',
  zIndex: layer.drawer,
  width: 'min(360px, 92vw)',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  border: 0,
  background: colour.paper,
  color: colour.ink,
  overflow: 'hidden',
  overscrollBehavior: 'contain',
  transform: `translateX(calc(100% * ${forwards}))`,
  transition: `transform ${duration.drawer} ${easing.exit}, display ${duration.drawer} allow-discrete, overlay ${duration.drawer} allow-discrete`,
  '::backdrop': {
    background: colour.scrim,
    opacity: 0,
    transition: `opacity ${duration.drawer}, display ${duration.drawer} allow-discrete, overlay ${duration.drawer} allow-discrete`,
  },
  selectors: {
    '&[open]': {
      display: 'flex',
      flexDirection: 'column',
      transform: 'none',
      transitionTimingFunction: easing.enter,
    },
    '&[open]::backdrop': { opacity: 1 },
  },
  '@starting-style': {
    selectors: {
      '&[open]': { transform: `translateX(calc(100% * ${forwards}))` },
      '&[open]::backdrop': { opacity: 0 },
    },
  },
});

globalStyle(`:root:has(${drawer}[open])`, { overflow: 'hidden' });

export const top = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: headerHeight.narrow,
  paddingInline: `${space[20]} ${space[8]}`,
  borderBottom: `1px solid ${colour.rule}`,
});

export const close = style({ ...square('48px'), ':focus-visible': { outlineOffset: '-5px' } });

export const list = style({ flex: 1, overflowY: 'auto', overscrollBehavior: 'contain' });

export const foot = style({
  flex: 'none',
  padding: `${space[16]} ${space[20]} ${space[20]}`,
  borderTop: `1px solid ${colour.rule}`,
});

export const action = style({ width: '100%', forced: { border: '1px solid' } });

export const note = style({ ...textProperties('caption'), marginTop: space[8], color: colour.ink2 });

export const item = style({ borderBottom: `1px solid ${colour.rule}` });

export const row = style({
  position: 'relative',
  ...flexRow(space[16]),
  justifyContent: 'space-between',
  width: '100%',
  minHeight: '53px',
  paddingInline: space[20],
  color: colour.ink,
  ...sizedText(17, 1.3, 560),
  letterSpacing: '-.01em',
  ':focus-visible': { outlineOffset: '-3px' },
  selectors: {
    '&[data-current="true"]::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      borderInlineStart: `${baseEdge.card} solid ${colour.accent}`,
    },
  },
});

/** Without its upright, the plus is a minus. */
globalStyle(`${row}[data-state="open"] path + path`, { display: 'none' });

/** A row of a grid, which can change its height smoothly. */
export const content = style({
  display: 'grid',
  gridTemplateRows: '1fr',
  background: colour.sunk,
  transition: `grid-template-rows ${duration.accordion} ${easing.enter}, visibility ${duration.accordion}`,
  selectors: { '&[data-state="closed"]': { gridTemplateRows: '0fr', visibility: 'hidden' } },
});

export const clip = style({ minHeight: 0, overflow: 'hidden' });

export const links = style({ padding: `${space[8]} ${space[12]}`, borderTop: `1px solid ${colour.rule}` });

export const link = style({
  ...flexRow(space[12]),
  minHeight: '46px',
  paddingInline: space[12],
  color: colour.ink,
  ...sizedText(16, 1.3),
  borderBottom: `${baseEdge.tile} solid transparent`,
  borderTop: `${baseEdge.tile} solid transparent`,
  ':hover': { background: colour.surface },
  ':focus-visible': { outlineOffset: '-3px' },
  selectors: {
    '&[aria-current]': {
      borderRadius: radius.tile,
      background: colour.surface,
      borderBottomColor: colour.accent,
      fontWeight: 560,
    },
  },
  forced: { borderColor: 'Canvas' },
});

const control = style({
  ...square('48px'),
  marginInlineEnd: `-${inset.menuItem}`,
  borderRadius: radius.control,
  color: colour.ink,
  ':focus-visible': { outlineOffset: '-3px' },
  selectors: { '&[aria-expanded="true"]': { background: colour.rule } },
  wide: { display: 'none' },
});

/** Without scripts the opener cannot open anything: a link to the footer's site map replaces it. */
export const opener = style([control, { scriptless: { display: 'none' } }]);
export const siteMapLink = style([control, { scripting: { display: 'none' } }]);
