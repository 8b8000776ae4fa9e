import { styleVariants } from '@vanilla-extract/css';
import { ground } from '../theme/ground.css';
import { textProperties } from '../theme/text-properties';

/** A navigation focuses the heading of its page. */
const colour = { color: ground.text, ':focus-visible': { outlineColor: ground.focus } };

export const look = styleVariants({
  display: [{ ...textProperties('display'), ...colour }],
  h1: [{ ...textProperties('h1'), ...colour }],
  h2: [{ ...textProperties('h2'), ...colour }],
  h3: [{ ...textProperties('h3'), ...colour }],
  h4: [{ ...textProperties('h4'), ...colour }],
});
