import { colour } from '../../theme/contract.css';
import { stack, style } from '../../theme/style';
import { space } from '../../theme/tokens';
import { textLink } from '../../ui/actions.css';

/** A link in line with the lists beside it. */
export const subject = style([textLink, { display: 'inline', padding: 0 }]);

/** The space below parts the lists of a narrow window, which are below each other. */
export const points = style({ ...stack(space[8]), paddingBottom: space[8] });
export const point = style({ display: 'flex', gap: space[8] });

/** As high as a line, so that it stands beside the first. */
export const sign = style({ flex: 'none', height: '1lh', display: 'grid', placeItems: 'center' });
export const does = style([sign, { color: colour.good }]);
