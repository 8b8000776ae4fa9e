import { styleVariants } from '@vanilla-extract/css';
import { ground } from '../theme/ground.css';
import { textProperties } from '../theme/text-properties';

/** Measures keep lines between 45 and 68 characters; a `0` is wider than the average letter. */
export const look = styleVariants({
  lead: [{ ...textProperties('lead'), maxWidth: '52ch' }],
  body: [{ ...textProperties('body'), maxWidth: '60ch' }],
  small: [{ ...textProperties('small'), maxWidth: '60ch' }],
  caption: [textProperties('caption')],
});

export const tone = styleVariants({
  ink: { color: ground.text },
  ink2: { color: ground.text2 },
  ink3: { color: ground.text3 },
  inherit: {},
});
