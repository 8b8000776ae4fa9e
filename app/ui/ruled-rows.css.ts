import { ground } from '../theme/contract.css';
import { sizedText, stack, style, textProperties, underline } from '../theme/style';
import { duration, forwards, space } from '../theme/tokens';

export const rows = style({ borderTop: `1.5px solid ${ground.ruleStrong}` });

export const row = style({
  position: 'relative',
  display: 'flex',
  gap: space[16],
  paddingBlock: space[16],
  color: ground.text2,
  selectors: { '& + &': { borderTop: `1px solid ${ground.rule}` } },
});

export const tallRow = style([row, { paddingBlock: space[28] }]);
export const lines = style({ ...stack(space[12]), justifyItems: 'start', flex: 1 });

/** Empty in rows without an icon, so that the titles align. */
export const icon = style({ flex: 'none', width: '24px' });

export const words = style({ display: 'grid', flex: 1 });

export const title = style({
  color: ground.text,
  ...sizedText(17, 1.35, 560),
  letterSpacing: '-.012em',
  textWrap: 'balance',
});

export const description = style({ ...textProperties('small'), maxWidth: '60ch' });

/** The whole row is clickable. */
export const link = style({
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':hover': { ...underline('.2em'), textDecorationThickness: '1.5px' },
});

export const arrow = style({
  alignSelf: 'center',
  color: ground.text,
  transition: `transform ${duration.colour}`,
  selectors: { [`${row}:hover &`]: { transform: `translateX(calc(4px * ${forwards}))` } },
});
