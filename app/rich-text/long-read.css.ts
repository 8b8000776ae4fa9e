import { colour, ground } from '../theme/contract.css';
import { globalStyle, stack, style, textProperties } from '../theme/style';
import { baseEdge, duration, proseWidth, rhythm, space, twelveColumns } from '../theme/tokens';
// Its maximum width comes first.
import './rich-text.css';

/** The same distance to the breadcrumbs as the head of a page made of blocks. */
export const head = style({ ...stack(space[20]), paddingTop: space[16], wide: { paddingTop: space[32] } });
export const title = style({ maxWidth: '900px' });
export const byline = style({
  ':empty': { display: 'none' },
  selectors: { 'p + &': { marginTop: space[8] } },
});
export const body = style({
  paddingBlock: `${space[40]} ${rhythm.section}`,
  wide: { paddingTop: space[64] },
  // What follows on screen is not printed, and its margin would be an empty page.
  print: { paddingBottom: 0 },
});
export const column = style(stack(space[40]));
/** Without the index beside it the column may fill a tablet. */
globalStyle(`${column} > *`, { maxWidth: proseWidth, belowMedium: { maxWidth: '40rem' } });

export const columns = style({ medium: { display: 'grid', ...twelveColumns, alignItems: 'start' } });

/** As tall as the content, so that the sticky index inside can move. */
export const index = style({
  medium: { gridColumn: '1 / 4', alignSelf: 'stretch' },
  print: { display: 'none' },
});
export const content = style({ medium: { gridColumn: '5 / -1' }, print: { gridColumn: '1 / -1' } });

/** Only where there is room beside the text: on a phone the reader scrolls. */
export const sideIndex = style({
  display: 'none',
  borderInlineStart: `1px solid ${colour.rule2}`,
  medium: { display: 'block', position: 'sticky', top: space[128], alignSelf: 'start' },
  print: { display: 'none' },
});

export const indexItem = style({
  ...textProperties('small'),
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  paddingBlock: space[8],
  paddingInlineStart: space[16],
  color: ground.text2,
  transition: `color ${duration.colour}`,
  ':hover': { color: ground.text },
  selectors: {
    '&[aria-current]': { color: ground.text, fontWeight: 600 },
    '&[aria-current]::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: '-1px',
      borderInlineStart: `${baseEdge.launcher} solid ${colour.accent}`,
    },
  },
});
