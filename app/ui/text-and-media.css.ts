import { style, styleVariants } from '@vanilla-extract/css';
import { gridGap, media, rhythm } from '../theme/tokens';

export const row = style({
  display: 'grid',
  gap: rhythm.headToContent,
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      columnGap: gridGap,
      alignItems: 'center',
    },
  },
});

const place = (gridColumn: string) => ({ '@media': { [media.wide]: { gridColumn, gridRow: 1 } } });

/** A chart without a sheet lies on the page's own ground: it begins where ruled lists begin, level with the title. */
export const bareText = style({ ...place('1 / 5'), alignSelf: 'start' });
export const bareChart = style({ ...place('6 / -1'), alignSelf: 'start' });

/** Text in five columns, picture in six, one between them left free. Keyed by the side of the picture. */
export const text = styleVariants({ right: place('1 / 6'), left: place('8 / -1') });
export const picture = styleVariants({ right: place('7 / -1'), left: place('1 / 7') });
