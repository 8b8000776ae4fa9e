import { colour } from '../theme/contract.css';
import { stack, style, underline } from '../theme/style';
import { evenColumns, fontSize, gridGap, space } from '../theme/tokens';
import { field } from './search-form.css';

/** Styles of the blocks with a form and its result: the title is at the left, the form at the right. */
export const grid = style({
  display: 'grid',
  columnGap: gridGap,
  rowGap: space[40],
  wide: { gridTemplateColumns: evenColumns(12), alignItems: 'start' },
});

export const head = style({ ...stack(space[20]), wide: { gridColumn: '1 / 5' } });

/** Around form and result, which are items of the grid. */
export const parts = style({ display: 'contents' });

/** Below 16 px iOS zooms the page in on touch. */
export const input = style([
  field,
  {
    minHeight: '44px',
    paddingInline: space[8],
    fontSize: fontSize[16],
    textAlign: 'inherit',
    selectors: { '&[aria-invalid="true"]': { borderColor: colour.bad } },
    mouse: { fontSize: fontSize[14] },
  },
]);

export const problem = style({
  gridColumn: '1 / -1',
  flexBasis: '100%',
  paddingBlockEnd: space[8],
  color: colour.bad,
  fontWeight: 560,
});

export const reset = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  color: colour.link,
  fontSize: fontSize[15],
  fontWeight: 560,
  ...underline('.2em'),
  print: { display: 'none' },
});
