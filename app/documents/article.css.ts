import { ground } from '../theme/contract.css';
import { stack, style, textProperties, underline } from '../theme/style';
import { duration, evenColumns, fontSize, gridGap, space } from '../theme/tokens';

/** On a phone they fit one line. */
export const facts = style({ belowSmall: { fontSize: fontSize[13] } });

export const neighbours = style({
  display: 'grid',
  columnGap: gridGap,
  borderTop: `1.5px solid ${ground.ruleStrong}`,
  small: { gridTemplateColumns: evenColumns(2) },
  print: { display: 'none' },
});

export const neighbour = style({
  ...textProperties('small'),
  ...stack(space[4]),
  alignContent: 'start',
  paddingBlock: space[20],
  borderBottom: `1px solid ${ground.ruleItem}`,
  color: ground.text3,
  // The first and the last article have one neighbour, whose rules span the whole width.
  selectors: { '&:only-child': { gridColumn: '1 / -1' } },
});

export const neighbourTitle = style({
  ...textProperties('h4'),
  color: ground.text,
  ...underline('.2em'),
  textDecorationColor: 'transparent',
  textDecorationThickness: '1.5px',
  transition: `text-decoration-color ${duration.colour}`,
  selectors: { [`${neighbour}:hover &`]: { textDecorationColor: 'currentColor' } },
});

export const related = style({ ...stack(space[16]), print: { display: 'none' } });
export const relatedList = style({ borderTop: `1.5px solid ${ground.ruleStrong}` });
