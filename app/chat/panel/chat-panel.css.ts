import { keyframes } from '@vanilla-extract/css';
import { colour, shadow } from '../../theme/contract.css';
import { sizedText, square, stack, style, underline } from '../../theme/style';
import { baseEdge, duration, easing, layer, radius, space } from '../../theme/tokens';

/** Set while an on-screen keyboard is open: the height it covers, and the height that remains. */
export const coveredBelow = '--chat-covered-below';
export const visibleHeight = '--chat-visible-height';

const comeIn = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

export const panel = style({
  position: 'fixed',
  insetInline: `auto ${space[16]}`,
  bottom: '88px',
  zIndex: layer.floating,
  display: 'flex',
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
    '&[data-keyboard]': {
      bottom: `calc(var(${coveredBelow}) + ${space[8]})`,
      maxHeight: `calc(var(${visibleHeight}) - ${space[16]})`,
    },
  },
  wide: { right: space[24], bottom: '100px' },
  lowForChat: { bottom: space[8], maxHeight: `calc(100dvh - ${space[16]})` },
  print: { display: 'none' },
});

export const head = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  minHeight: '52px',
  paddingLeft: space[16],
  paddingRight: space[4],
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

export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[12],
  ...sizedText(12, 1.4),
  color: colour.ink3,
});

export const noticeLink = style({ paddingBlock: space[4], color: colour.link, ...underline('2px') });

export const suggestions = style({ ...stack(space[8]), justifyItems: 'start' });

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
