import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { fontSize, media, radius, space } from '../../theme/tokens';

const message = style({ display: 'grid', justifyItems: 'start', gap: space[4] });
export const assistantMessage = style([message]);
export const userMessage = style([message, { justifyItems: 'end' }]);

/** The corner where the speaker stands is square. */
const bubble = style({
  display: 'grid',
  gap: space[4],
  maxWidth: '88%',
  padding: `${space[8]} ${space[12]}`,
  borderRadius: radius.control,
  fontSize: fontSize[14],
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
});

export const assistantBubble = style([
  bubble,
  {
    border: `1px solid ${vars.colour.rule}`,
    borderBottomLeftRadius: 0,
    background: vars.colour.surface,
    color: vars.colour.ink,
  },
]);

export const userBubble = style([
  bubble,
  {
    borderBottomRightRadius: 0,
    background: vars.colour.course.c2,
    color: vars.colour.onCourse.c2,
    whiteSpace: 'pre-wrap',
    '@media': { [media.forced]: { border: '1px solid' } },
  },
]);

export const time = style({
  fontSize: fontSize[12],
  lineHeight: 1.3,
  color: vars.colour.ink3,
  fontVariantNumeric: 'tabular-nums',
});
