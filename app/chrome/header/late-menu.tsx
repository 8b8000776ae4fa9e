import { lazy, memo } from 'react';
import { LateBoundary } from '../../ui/late/late-boundary';
import { useLateGate } from '../../ui/late/use-late-gate';
import type { MainMenuProps } from './main-menu';
import { menuGate } from './menu-gate';

const MainMenu = lazy(() =>
  menuGate.pass(async () => {
    const menu = await import('./main-menu');
    return { default: menu.MainMenu };
  }),
);

/** The header's menu, which comes to life when somebody reaches for it. */
export function LateMenu(props: MainMenuProps) {
  useLateGate(menuGate);
  return <Menu {...props} />;
}

/** Until it is alive, a new rendering of what is around it must not touch it. */
const Menu = memo(function Menu(props: MainMenuProps) {
  return (
    <LateBoundary gate={menuGate}>
      <MainMenu {...props} />
    </LateBoundary>
  );
});
