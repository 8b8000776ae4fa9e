import { colour, ground } from '../../theme/contract.css';
import { stack, style, textProperties } from '../../theme/style';
import { duration, radius, space, twelveColumns } from '../../theme/tokens';

export const lead = style({ ...stack(space[32]), wide: { ...twelveColumns, alignItems: 'center' } });

export const cover = style({ wide: { gridColumn: '1 / 8' } });

export const leadWords = style({
  ...stack(space[16]),
  justifyItems: 'start',
  wide: {
    gridColumn: '8 / -1',
    paddingInlineStart: space[24],
    selectors: { ':empty + &': { gridColumn: '1 / -1', paddingInlineStart: 0 } },
  },
});

export const topics = style({ ...stack(space[12]), marginTop: space[48], print: { display: 'none' } });
export const topicLink = style({
  ...textProperties('small'),
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  paddingInline: space[16],
  border: `1px solid ${ground.ruleItem}`,
  borderRadius: radius.control,
  color: ground.text,
  transition: `background-color ${duration.colour}`,
  ':hover': { background: colour.sunk },
});
