import { colour } from '../theme/contract.css';
import { globalStyle, style } from '../theme/style';
import { space } from '../theme/tokens';

/** A lane for each owner, all of one width. */
export const lanes = style({
  tableLayout: 'fixed',
  direction: 'ltr',
  textAlign: 'center',
  marginBlockEnd: space[16],
});
globalStyle(`${lanes} th`, { padding: space[8], fontWeight: 500 });
globalStyle(`${lanes} td`, { position: 'relative', padding: `24px ${space[8]} 0` });
globalStyle(`${lanes} :is(th, td) + *`, {
  borderInlineStart: `1px solid ${colour.rule}`,
  narrowSheet: { border: 0 },
});
globalStyle(`${lanes} td > span`, { display: 'block', whiteSpace: 'normal' });

export const link = style({
  position: 'absolute',
  inset: '0 0 auto',
  width: '100%',
  height: 24,
  overflow: 'visible',
});
globalStyle(`${link} > path`, { fill: 'none', stroke: 'currentColor', vectorEffect: 'non-scaling-stroke' });
globalStyle(`${link} + span::before`, {
  content: '',
  position: 'absolute',
  insetBlockStart: 17,
  insetInlineStart: 'calc(50% - 3px)',
  width: 6,
  height: 6,
  color: colour.ink,
  border: 'solid',
  borderWidth: '0 1px 1px 0',
  rotate: '45deg',
});
