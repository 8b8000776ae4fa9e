import { style } from '@vanilla-extract/css';
import { ground } from '../../theme/ground.css';
import { space } from '../../theme/tokens';

export const methods = style({ borderTop: `1.5px solid ${ground.ruleStrong}` });

export const method = style({
  display: 'flex',
  gap: space[20],
  paddingBlock: space[24],
  selectors: { '& + &': { borderTop: `1px solid ${ground.rule}` } },
});

export const words = style({ display: 'grid', gap: space[8], justifyItems: 'start', flex: 1 });
