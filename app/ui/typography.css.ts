import { style, styleVariants } from '@vanilla-extract/css';
import { ground } from '../theme/ground.css';
import { textProperties } from '../theme/text-properties';
import { hidden } from './hidden';

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

export const textTone = styleVariants({
  ink2: { color: ground.text2 },
  ink3: { color: ground.text3 },
});

export const date = style({ fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' });

export const unbrokenWord = style({ whiteSpace: 'nowrap' });

export const visuallyHidden = style(hidden);
