import { colour } from '../theme/contract.css';
import { stack, style, styleVariants } from '../theme/style';
import { radius, rhythm, space, twelveColumns } from '../theme/tokens';

export const row = style({
  ...stack(rhythm.headToContent),
  medium: { ...twelveColumns, alignItems: 'center' },
});

const place = (gridColumn: string) => ({ medium: { gridColumn, gridRow: 1 } });

/** Text in five columns, picture in six, one between them left free. Keyed by the side of the picture. */
export const text = styleVariants({ right: place('1 / 6'), left: place('8 / -1') });
export const picture = styleVariants({ right: place('7 / -1'), left: place('1 / 7') });

const bedGround = style({ overflow: 'hidden', borderRadius: radius.control, ':empty': { display: 'none' } });

/** A sheet is at the lower edge of its bed; a picture has its own ground. */
export const bed = styleVariants({
  sheet: [
    bedGround,
    {
      padding: `${space[20]} ${space[20]} 0`,
      background: colour.sunk,
      small: { padding: `${space[32]} ${space[32]} 0` },
      wide: { padding: `${space[40]} ${space[40]} 0` },
    },
  ],
  picture: [bedGround],
});
