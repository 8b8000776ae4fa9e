import { colour } from '../../theme/contract.css';
import { square, style } from '../../theme/style';
import { duration, fontSize, inset, radius, space } from '../../theme/tokens';

export const form = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'flex-end',
  gap: space[8],
  minHeight: '56px',
  paddingBlock: inset.chatRow.block,
  paddingRight: inset.chatRow.inline,
  borderTop: `1px solid ${colour.rule2}`,
  background: colour.surface,
});

export const waiting = style([form, { background: colour.sunk }]);

/** Grows with its text up to four lines, where browsers support it; otherwise scrolls. */
export const input = style({
  flex: 1,
  fieldSizing: 'content',
  minHeight: '44px',
  maxHeight: '104px',
  marginLeft: inset.chatRow.inline,
  padding: `${inset.chatInput.block} ${inset.chatInput.inline}`,
  border: 0,
  borderRadius: radius.control,
  resize: 'none',
  background: 'none',
  color: colour.ink,
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
