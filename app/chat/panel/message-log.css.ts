import { keyframes } from '@vanilla-extract/css';
import { colour } from '../../theme/contract.css';
import { globalStyle, hidden, sizedText, stack, style, styleVariants, underline } from '../../theme/style';
import { duration, inset, radius, space } from '../../theme/tokens';
import { AWAITS_REPLY } from '../../ui/hydration/start-react';
import { SPEAKER } from './panel-elements';

export const log = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  gap: inset.betweenMessages,
  minHeight: 0,
  padding: space[16],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: colour.paper,
  ':focus-visible': { outlineWidth: '2px', outlineOffset: '-2px' },
});

/** Empty until something is sent; it then takes no room in the log, not even a gap. */
export const list = style({ ...stack(inset.betweenMessages), ':empty': { display: 'none' } });

const message = style({ ...stack(space[4]), justifyItems: 'start' });
export const assistantMessage = style([message]);
export const userMessage = style([message, { justifyItems: 'end' }]);

/** The corner on the speaker's side is square. */
const bubble = style({
  ...stack(space[4]),
  maxWidth: '88%',
  padding: `${space[8]} ${space[12]}`,
  borderRadius: radius.control,
  ...sizedText(14, 1.45),
});

export const assistantBubble = style([
  bubble,
  {
    border: `1px solid ${colour.rule}`,
    borderEndStartRadius: 0,
    background: colour.surface,
    color: colour.ink,
  },
]);

export const userBubble = style([
  bubble,
  {
    borderEndEndRadius: 0,
    background: colour.course.c2,
    color: colour.onCourse.c2,
    whiteSpace: 'pre-wrap',
    forced: { border: '1px solid' },
  },
]);

export const time = style({
  ...sizedText(12, 1.3),
  color: colour.ink3,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

/** Of the highest, which is as high as the line of a message's time. */
const BAR_HEIGHT = '16px';

export const bars = style({
  position: 'relative',
  display: 'none',
  selectors: {
    [`[${AWAITS_REPLY}] &`]: { display: 'flex' },
    // It lingers after the reply: on the line of its time, not as one more bubble, which the log would cut off.
    [`${list}:has(> [${SPEAKER}="assistant"]:last-child) + &`]: {
      alignSelf: 'end',
      marginBlockStart: `calc(-1 * (${inset.betweenMessages} + ${BAR_HEIGHT}))`,
      padding: 0,
      border: 0,
      background: 'none',
    },
  },
  alignItems: 'flex-end',
  alignSelf: 'start',
  gap: space[4],
  padding: `${space[12]} ${space[12]} ${space[8]}`,
  border: `1px solid ${colour.rule}`,
  borderRadius: radius.control,
  borderEndStartRadius: 0,
  background: colour.surface,
});

const rise = keyframes({ '0%, 60%, 100%': { transform: 'scaleY(1)' }, '30%': { transform: 'scaleY(.55)' } });

const one = style({
  width: '8px',
  transformOrigin: 'bottom',
  animation: `${rise} ${duration.typing} infinite`,
  calm: { animation: 'none' },
  forced: { background: 'CanvasText' },
});

/** Rising like the stair, the last in brass. */
export const bar = styleVariants({
  low: [one, { height: '5px', background: colour.course.c2 }],
  middle: [one, { height: '11px', background: colour.course.c2, animationDelay: duration.typingStep }],
  high: [
    one,
    { height: BAR_HEIGHT, background: colour.accent, animationDelay: `calc(2 * ${duration.typingStep})` },
  ],
});

// Replies are made by a script, which knows elements and no classes.
globalStyle(`${assistantBubble} [data-heading]`, { fontWeight: 640 });
/** Links on adjacent lines are 24 px apart, to be touched one by one. */
globalStyle(`${assistantBubble} ul`, stack(space[4]));
/** A pine square before each line, on the side where its text begins. */
globalStyle(`${assistantBubble} li`, { position: 'relative', paddingInlineStart: space[16] });
globalStyle(`${assistantBubble} li::before`, {
  content: '""',
  position: 'absolute',
  insetInlineStart: 0,
  top: '.55em',
  border: `3px solid ${colour.toneSolid.pine}`,
});
globalStyle(`${assistantBubble} a`, { color: 'inherit', ...underline('.15em') });
/** The hint at a link that opens a new tab. */
globalStyle(`${assistantBubble} a span`, hidden);
