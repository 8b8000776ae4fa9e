import { ground, picture } from '../theme/contract.css';
import { style, textProperties } from '../theme/style';
import { space } from '../theme/tokens';

export const image = style({ width: '100%', filter: picture.filter });

export const caption = style({ ...textProperties('small'), paddingBlock: space[12], color: ground.text3 });
