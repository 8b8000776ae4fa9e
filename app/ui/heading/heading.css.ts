import { styleVariants } from '@vanilla-extract/css';
import { ground } from '../../theme/ground.css';
import { textProperties } from '../../theme/text-properties';

const colour = { color: ground.text };

export const look = styleVariants({
  display: [{ ...textProperties('display'), ...colour }],
  h1: [{ ...textProperties('h1'), ...colour }],
  h2: [{ ...textProperties('h2'), ...colour }],
  h3: [{ ...textProperties('h3'), ...colour }],
  h4: [{ ...textProperties('h4'), ...colour }],
});
