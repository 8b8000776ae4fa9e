import { colour } from '../../theme/contract.css';
import { flexRow, style } from '../../theme/style';
import { baseEdge, radius, space } from '../../theme/tokens';
import { toneColour } from '../../theme/tone.css';
import { card as linked } from '../../ui/card-link.css';

/** On a phone the tile is left of the text, on wider screens above it. */
const frame = style([
  linked,
  {
    display: 'grid',
    alignContent: 'start',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gridTemplateAreas: '"tile title" "tile tag" "tile text" "list list"',
    columnGap: space[16],
    padding: space[20],
    borderRadius: radius.control,
    small: {
      padding: space[28],
      gridTemplateAreas: '"tile tag" "title title" "text text" "list list"',
      // A subgrid, so that the lists of neighbours begin on one line.
      gridRow: 'span 4',
      gridTemplateRows: 'subgrid',
      rowGap: 0,
    },
  },
]);

export const card = style([
  frame,
  {
    background: colour.surface,
    border: `1px solid ${colour.rule}`,
    borderBottom: `${baseEdge.card} solid ${toneColour}`,
  },
]);

export const disabledCard = style([
  frame,
  {
    background: colour.paper,
    border: `1px dashed ${colour.rule2}`,
    borderBottom: `${baseEdge.card} solid ${colour.rule}`,
  },
]);

export const tile = style({ gridArea: 'tile', small: { marginBottom: space[16] } });

export const tag = style({
  gridArea: 'tag',
  justifySelf: 'start',
  marginTop: space[4],
  small: { justifySelf: 'end', marginTop: 0 },
});

export const title = style({ gridArea: 'title' });
export const disabledTitle = style([title, { selectors: { '&&': { color: colour.ink3 } } }]);

export const description = style({ gridArea: 'text', marginTop: space[4] });

export const bullets = style({ gridArea: 'list', marginTop: space[16] });

export const bullet = style({
  ...flexRow(space[12]),
  paddingBlock: space[8],
  borderTop: `1px solid ${colour.rule}`,
});

export const mark = style({ color: toneColour });
export const disabledMark = style({ color: colour.ink3 });
