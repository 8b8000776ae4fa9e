import { ground } from '../theme/contract.css';
import { hidden, style, styleVariants, textProperties } from '../theme/style';
import { space } from '../theme/tokens';

export const headingLook = styleVariants({
  display: [{ ...textProperties('display'), color: ground.text }],
  h1: [{ ...textProperties('h1'), color: ground.text }],
  h2: [{ ...textProperties('h2'), color: ground.text }],
  h3: [{ ...textProperties('h3'), color: ground.text }],
  h4: [{ ...textProperties('h4'), color: ground.text }],
});

/** Measures keep lines between 45 and 68 characters; a `0` is wider than the average letter. */
export const textLook = styleVariants({
  lead: [{ ...textProperties('lead'), maxWidth: '52ch' }],
  body: [{ ...textProperties('body'), maxWidth: '60ch' }],
  small: [{ ...textProperties('small'), maxWidth: '60ch' }],
});

export const textTone = styleVariants({ ink2: { color: ground.text2 }, ink3: { color: ground.text3 } });

export const date = style({ fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' });

/** A click selects all of it. */
export const address = style({ userSelect: 'all', overflowWrap: 'anywhere' });

export const unbrokenWord = style({ whiteSpace: 'nowrap' });

export const visuallyHidden = style(hidden);

/** What is left of the first fact of a line is cut off: the dot before it. The outline of a link stays. */
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[20],
  clipPath: 'inset(-7px)',
});
export const fact = style({ position: 'relative' });
export const dot = style({
  position: 'absolute',
  insetInlineEnd: '100%',
  width: space[20],
  textAlign: 'center',
});
