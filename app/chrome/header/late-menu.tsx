import { latePart } from '../../ui/late/late-part';
import { menuGate } from './menu-gate';

/** The header's menu. */
export const LateMenu = latePart(menuGate, async () => {
  const { MainMenu } = await import('./main-menu');
  return MainMenu;
});
