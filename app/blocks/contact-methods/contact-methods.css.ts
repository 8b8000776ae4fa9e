import { globalStyle, style } from '@vanilla-extract/css';
import { ground } from '../../theme/ground.css';
import { media, space } from '../../theme/tokens';
import { splitContent } from '../../ui/band.css';

export const methods = style({ borderTop: `1.5px solid ${ground.ruleStrong}` });

/** Begins in the same column as the lists above and below. */
globalStyle(`main:has(${methods}) ${splitContent[6]}`, {
  '@media': { [media.medium]: { gridColumn: '7 / -1' } },
});

export const method = style({
  display: 'flex',
  gap: space[20],
  paddingBlock: space[24],
  selectors: { '& + &': { borderTop: `1px solid ${ground.rule}` } },
});

export const words = style({ display: 'grid', gap: space[8], justifyItems: 'start', flex: 1 });
