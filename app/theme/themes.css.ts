import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { darkColours, darkPictures, darkShadows, lightColours, lightPictures, lightShadows } from './palette';
import { media } from './tokens';

const light = assignVars(vars, { colour: lightColours, shadow: lightShadows, picture: lightPictures });
const dark = assignVars(vars, { colour: darkColours, shadow: darkShadows, picture: darkPictures });

/** Light unless the system, or the visitor's own choice in `data-theme`, says otherwise; on paper always. */
globalStyle(':root', { colorScheme: 'light', vars: light });
globalStyle(':root:not([data-theme="light"])', {
  '@media': { [media.screenInDark]: { colorScheme: 'dark', vars: dark } },
});
globalStyle(':root[data-theme="dark"]', {
  '@media': { [media.screen]: { colorScheme: 'dark', vars: dark } },
});
