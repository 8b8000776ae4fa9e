import { keyframes } from '@vanilla-extract/css';
import { colour, shadow } from '../../theme/contract.css';
import { sizedText, square, stack, style, underline } from '../../theme/style';
import { baseEdge, duration, easing, fontSize, inset, layer, radius, space } from '../../theme/tokens';
import { AWAITS_REPLY } from '../../ui/hydration/start-react';
import { COVERED_BELOW, KEYBOARD, VISIBLE_HEIGHT } from './keyboard';

const comeIn = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

export const panel = style({
  position: 'fixed',
  insetInline: `auto ${space[16]}`,
  bottom: '88px',
  zIndex: layer.floating,
  flexDirection: 'column',
  width: '320px',
  maxWidth: `calc(100vw - ${space[32]})`,
  height: '384px',
  maxHeight: 'calc(100dvh - 120px)',
  border: `1px solid ${colour.rule2}`,
  borderBottom: `${baseEdge.card} solid ${colour.panelEdge}`,
  borderRadius: `${radius.sheet} ${radius.sheet} 0 0`,
  background: colour.surface,
  color: colour.ink,
  boxShadow: shadow.s3,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  animation: `${comeIn} ${duration.accordion} ${easing.enter}`,
  selectors: {
    '&[open]': { display: 'flex' },
    [`&[${KEYBOARD}]`]: {
      bottom: `calc(var(${COVERED_BELOW}) + ${space[8]})`,
      maxHeight: `calc(var(${VISIBLE_HEIGHT}) - ${space[16]})`,
    },
  },
  wide: { insetInlineEnd: space[24], bottom: '100px' },
  lowForChat: { bottom: space[8], maxHeight: `calc(100dvh - ${space[16]})` },
  print: { display: 'none' },
});

export const head = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  minHeight: '52px',
  paddingInline: `${space[16]} ${space[4]}`,
  background: colour.base,
  color: colour.onBase,
  forced: { borderBottom: '1px solid' },
});

export const title = style({ flex: 1, ...sizedText(16, 1.3, 620) });

export const control = style({
  ...square('44px'),
  color: colour.onBase,
  ':focus-visible': { outlineColor: colour.focusOnBase, outlineOffset: '-5px' },
});

/** There is something to begin anew. */
export const restart = style([
  control,
  { selectors: { [`${panel}:has(ol + ol:empty) &`]: { display: 'none' } } },
]);

export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[12],
  ...sizedText(12, 1.4),
  color: colour.ink3,
});

export const noticeLink = style({ paddingBlock: space[4], color: colour.link, ...underline('2px') });

export const suggestions = style({
  ...stack(space[8]),
  justifyItems: 'start',
  selectors: { 'ol + ol:not(:empty) ~ &': { display: 'none' } },
});

export const suggestion = style({
  minHeight: '44px',
  padding: `${space[8]} ${space[12]}`,
  border: `1px solid ${colour.edge}`,
  borderRadius: radius.control,
  color: colour.link,
  ...sizedText(14, 1.35),
  transition: `background-color ${duration.colour}`,
  ':hover': { background: colour.sunk },
});

export const form = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'flex-end',
  gap: space[8],
  minHeight: '56px',
  paddingBlock: inset.chatRow.block,
  paddingInlineEnd: inset.chatRow.inline,
  borderTop: `1px solid ${colour.rule2}`,
  background: colour.surface,
  selectors: { [`[${AWAITS_REPLY}] > &`]: { background: colour.sunk } },
});

/** Grows with its text up to four lines, where browsers support it; otherwise scrolls. */
export const input = style({
  flex: 1,
  fieldSizing: 'content',
  minHeight: '44px',
  maxHeight: '104px',
  marginInlineStart: inset.chatRow.inline,
  padding: `${inset.chatInput.block} ${inset.chatInput.inline}`,
  border: 0,
  borderRadius: radius.control,
  resize: 'none',
  background: 'none',
  color: colour.ink,
  // In the direction of what is written; `dir="auto"` would put the placeholder of a page from right to left at the left.
  unicodeBidi: 'plaintext',
  // Below 16 px iOS zooms the page in when the input is touched.
  fontSize: fontSize[16],
  lineHeight: '22px',
  '::placeholder': { color: colour.ink3, opacity: 1 },
  ':disabled': { color: colour.ink3 },
  ':focus-visible': { outlineWidth: '2px', outlineOffset: '-2px' },
  mouse: { fontSize: fontSize[14] },
});

export const send = style({
  ...square('44px'),
  flex: 'none',
  borderRadius: radius.tile,
  background: colour.action,
  color: colour.onAction,
  transition: `background-color ${duration.colour}`,
  ':hover': { background: colour.actionHover },
  ':disabled': { background: colour.toneTint.iron, color: colour.ink3, cursor: 'default' },
  forced: { border: '1px solid', ':disabled': { color: 'GrayText' } },
});
