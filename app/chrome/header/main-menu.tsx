import { Item, Link, List, Root } from '@radix-ui/react-navigation-menu';
import { useCallback, useSyncExternalStore } from 'react';
import type { MenuItem } from '../../content/content-types';
import { Anchor } from '../../ui/anchor';
import { oneOpen } from '../../ui/hydration/start-react';
import { isCurrent } from '../current';
import * as styles from './main-menu.css';
import { MenuGroup } from './menu-group';
import { useMenuState } from './use-menu-state';

export type MainMenuProps = { items: ReadonlyArray<MenuItem>; path: string };

/**
 * The header's menu. On the server, and until it is hydrated, every panel is in the document and opens under the pointer by
 * styles alone; from then on only the open panel is.
 */
export function MainMenu({ items, path }: MainMenuProps) {
  const menu = useMenuState(path);
  const isHydrating = useHydrating();
  const { show } = menu;
  const hydrated = useCallback(
    (list: HTMLUListElement | null) => {
      if (!list) return;
      letPanelsOut(list);
      const shown = [...list.children].findIndex(isShown);
      if (shown !== -1) show(items[shown]?._key ?? '');
    },
    [items, show],
  );
  if (items.length === 0) return null;
  return (
    <Root
      aria-label="Main"
      className={styles.menu}
      value={menu.open}
      onValueChange={menu.change}
      onKeyDown={menu.keyDown}
      activationMode="manual"
      {...oneOpen}
    >
      <List ref={hydrated} className={styles.list}>
        {items.map((item) =>
          item.dropdown ? (
            <MenuGroup key={item._key} item={item} path={path} menu={menu} keepPanel={isHydrating} />
          ) : (
            <MenuPage key={item._key} item={item} path={path} />
          ),
        )}
      </List>
    </Root>
  );
}

const never = () => () => {};

/** Whether this is rendered on the server, or hydrated; false right after, before any event is handled. */
function useHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}

/** Radix makes the box round the list the measure of the panels; ours are as wide as the header. */
function letPanelsOut(list: HTMLElement) {
  list.parentElement?.style.removeProperty('position');
}

/** Whether the panel of a group is open by styles alone, which it is under the pointer. */
function isShown(group: Element) {
  const panel = group.matches(':hover') && group.querySelector('[role="group"]');
  return panel && getComputedStyle(panel).display !== 'none';
}

function MenuPage({ item, path }: { item: MenuItem; path: string }) {
  const current = isCurrent(item.href ?? '', path);
  return (
    <Item className={styles.cell} data-current={current !== undefined}>
      <Link asChild>
        <Anchor href={item.href ?? ''} aria-current={current} className={styles.label}>
          <span className={styles.name} data-name={item.name}>
            {item.name}
          </span>
        </Anchor>
      </Link>
      {current ? <span className={styles.bar} /> : null}
    </Item>
  );
}
