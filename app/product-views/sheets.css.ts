import { colour } from '../theme/contract.css';
import { flexRow, stack, style } from '../theme/style';
import { baseEdge, fontSize, radius, space } from '../theme/tokens';

export const sheets = style({
  ...stack(space[8]),
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr auto',
  padding: space[16],
  paddingBlockEnd: space[24],
  background: colour.paper,
  middleSheet: { gap: space[4], paddingInline: space[8] },
  lessThanThreePapers: { gridAutoFlow: 'row', gap: space[8] },
});

export const check = style({ color: colour.good, placeSelf: 'center' });

export const sheet = style({
  padding: `${space[12]} ${space[12]} ${space[8]}`,
  background: colour.surface,
  border: `1px solid ${colour.rule2}`,
  borderBottom: `${baseEdge.launcher} solid ${colour.course.c2}`,
  borderRadius: `${radius.control} ${radius.control} 0 0`,
  middleSheet: { paddingInline: space[8] },
});

export const name = style({ fontWeight: 620 });
export const number = style({ marginBlockEnd: space[12], color: colour.ink3 });

export const line = style({
  ...flexRow(space[8]),
  justifyContent: 'space-between',
  minHeight: 30,
  borderTop: `1px solid ${colour.rule}`,
  whiteSpace: 'nowrap',
});

export const result = style([line, { minHeight: 34, fontWeight: 650 }]);

export const emphasis = style({ fontSize: fontSize[22], fontWeight: 650 });
