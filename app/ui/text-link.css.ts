import { style } from '@vanilla-extract/css';
import { ground } from '../theme/ground.css';
import { duration, space } from '../theme/tokens';

export const textLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  paddingBlock: space[4],
  color: ground.link,
  fontWeight: 560,
  borderBottom: '1.5px solid color-mix(in srgb, currentColor 35%, transparent)',
  transition: `border-color ${duration.colour}`,
  ':hover': { borderColor: 'currentColor' },
  ':focus-visible': { outlineColor: ground.focus },
});
