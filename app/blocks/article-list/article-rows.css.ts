import { ground } from '../../theme/contract.css';
import { stack, style, styleVariants, textProperties } from '../../theme/style';
import { duration, forwards, space, twelveColumns } from '../../theme/tokens';

export const rows = style({
  borderTop: `1.5px solid ${ground.ruleStrong}`,
  selectors: { '* + &': { marginTop: space[64] }, 'nav + &': { marginTop: space[24] } },
});

export const row = style({
  position: 'relative',
  ...stack(`${space[4]} ${space[16]}`),
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  paddingBlock: space[20],
  borderBottom: `1px solid ${ground.ruleItem}`,
  color: ground.text3,
  wide: { ...twelveColumns, minHeight: '88px' },
});

const small = textProperties('small');
export const date = style({ ...small, wide: { gridColumn: '1 / 3' } });
export const topic = style({
  ...small,
  color: ground.text2,
  '::before': { content: '·', marginInline: `-${space[8]} ${space[8]}` },
  wide: { gridColumn: '3 / 5', '::before': { display: 'none' } },
});
export const title = styleVariants({ afterTopic: '5 / 12', afterDate: '3 / 12' }, (gridColumn) => ({
  gridColumn: '1 / 3',
  wide: { gridColumn },
}));

export const arrow = style({
  color: ground.text,
  transition: `transform ${duration.colour}`,
  wide: { gridColumn: '12 / -1', justifySelf: 'end' },
  selectors: { [`${row}:hover &`]: { transform: `translateX(calc(4px * ${forwards}))` } },
});
