import { style } from '@vanilla-extract/css';
import { space } from '../theme/tokens';
import { sheetWidth } from './sheet.css';
import { papers } from './three-way-match.css';

export const screens = style([
  papers,
  {
    gridTemplateColumns: '1fr .8fr 1fr',
    alignItems: 'start',
    '@container': { [sheetWidth.half]: { gridTemplateColumns: '1fr' } },
  },
]);

export const may = style({ display: 'flex', gap: space[4], paddingBlock: space[8] });
