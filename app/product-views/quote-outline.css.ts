import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { sheetWidth } from './sheet.css';

export const blocks = style({
  height: 18,
  color: vars.colour.course.c2,
  '@container': { [sheetWidth.narrow]: { height: 15 }, [sheetWidth.tiny]: { height: 11 } },
});

/** Two fifths of the sheet, as in a ledger; on a phone as wide as the names. */
export const modules = style({
  width: '38%',
  '@container': { [sheetWidth.narrow]: { width: 'auto' } },
});
