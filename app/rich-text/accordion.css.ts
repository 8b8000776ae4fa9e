import { ground } from '../theme/contract.css';
import { flexRow, globalStyle, sizedText, style, textProperties } from '../theme/style';
import { duration, easing, space } from '../theme/tokens';

export const accordion = style({ borderTop: `1.5px solid ${ground.ruleStrong}` });

export const item = style({ borderBottom: `1px solid ${ground.ruleItem}` });

export const trigger = style({
  ...flexRow(space[24]),
  justifyContent: 'space-between',
  width: '100%',
  minHeight: '68px',
  paddingBlock: space[20],
  color: ground.text,
  ...sizedText(18, 1.35, 560),
  letterSpacing: '-.012em',
  scriptless: { cursor: 'default' },
});

export const sign = style({
  flex: 'none',
  color: ground.text2,
  scriptless: { display: 'none' },
  print: { display: 'none' },
});
/** Without its upright, the plus is a minus. */
globalStyle(`${trigger}[data-state="open"] path + path`, { display: 'none' });

/**
 * Closed answers are hidden only where a script can open them. With `hidden="until-found"` the browser itself hides the
 * text, and finds it only if styles leave it visible.
 */
export const answer = style({
  display: 'grid',
  gridTemplateRows: '1fr',
  transition: `grid-template-rows ${duration.accordion} ${easing.enter}, visibility ${duration.accordion}`,
  scripting: {
    selectors: {
      '&[data-state="closed"]': { gridTemplateRows: '0fr' },
      '&[data-state="closed"]:not([hidden])': { visibility: 'hidden' },
    },
  },
  // Answers cannot be opened on paper.
  printWithScripting: {
    selectors: {
      '&[data-state="closed"]': { gridTemplateRows: '1fr', contentVisibility: 'visible' },
      '&[data-state="closed"]:not([hidden])': { visibility: 'visible' },
    },
  },
});

export const clip = style({ minHeight: 0, overflow: 'hidden' });

export const answerText = style({
  ...textProperties('body'),
  maxWidth: '66ch',
  paddingBottom: space[28],
  color: ground.text2,
});
