import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { ground } from '../theme/ground.css';
import { textProperties } from '../theme/text-properties';
import { baseEdge, duration, media, space } from '../theme/tokens';

/** Only where there is room beside the text: on a phone the reader scrolls. */
export const sideIndex = style({
  display: 'none',
  borderLeft: `1px solid ${vars.colour.rule2}`,
  '@media': {
    [media.wide]: { display: 'block', position: 'sticky', top: space[128], alignSelf: 'start' },
    [media.print]: { display: 'none' },
  },
});

export const item = style({
  ...textProperties('small'),
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  paddingBlock: space[8],
  paddingLeft: space[16],
  color: ground.text2,
  transition: `color ${duration.colour}`,
  ':hover': { color: ground.text },
  selectors: {
    '&[aria-current]': { color: ground.text, fontWeight: 600 },
    '&[aria-current]::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      left: '-1px',
      borderLeft: `${baseEdge.launcher} solid ${vars.colour.accent}`,
    },
  },
});
