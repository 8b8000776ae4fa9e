import { colour } from '../theme/contract.css';
import { sizedText, style, styleVariants } from '../theme/style';
import { space } from '../theme/tokens';

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: '44px',
});

export const mark = style({ width: '30px', height: '30px' });
export const block = style({ fill: colour.accent });

const inDark = (display: 'block' | 'none') => ({
  selectors: { ':root[data-theme="dark"] &': { display } },
  screenInDark: { selectors: { ':root:not([data-theme="light"]) &': { display } } },
});

/** A wide one ends where the menu begins. */
const logoSize = style({ width: 'auto', height: '30px', maxWidth: '240px', objectFit: 'contain' });

/** Where the ground may be light or dark, both logos are on the page, and one is shown. */
export const logo = styleVariants({
  always: [logoSize],
  onLight: [logoSize, inDark('none')],
  onDark: [logoSize, { display: 'none', ...inDark('block') }],
});

export const wordmark = style({ ...sizedText(22, 1.2, 640), letterSpacing: '-.03em', whiteSpace: 'nowrap' });
