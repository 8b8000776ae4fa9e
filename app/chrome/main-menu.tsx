import { Item, Link, List, Root, Trigger } from '@radix-ui/react-navigation-menu';
import { useCallback, useSyncExternalStore } from 'react';
import { writingDirection } from '../../protocol/language';
import type { MenuItem } from '../content-model/content-types';
import { filled } from '../texts/texts';
import { Anchor } from '../ui/anchor';
import { isCurrent } from '../ui/current-link';
import { needsReact, oneOpen } from '../ui/hydration/start-react';
import { Icon } from '../ui/icon/icon';
import { useLanguage, useTexts } from '../ui/texts';
import * as styles from './header.css';
import { isCurrentGroup } from './menu-links';
import { MenuPanel } from './menu-panel';
import { type MenuState, useMenuState } from './use-menu-state';

type MainMenuProps = { items: ReadonlyArray<MenuItem>; path: string; home?: string };

/**
 * The header's menu. On the server, and until it is hydrated, every panel is in the document and styles open it on
 * hover; from then on only the open panel is in the document.
 */
export function MainMenu({ items, path, home }: MainMenuProps) {
  const { frame } = useTexts();
  const direction = writingDirection(useLanguage());
  const menu = useMenuState(path);
  const isHydrating = useHydrating();
  const { show } = menu;
  const hydrated = useCallback(
    (list: HTMLUListElement | null) => {
      const shown = [...(list?.children ?? [])].findIndex(isShown);
      if (shown !== -1) show(items[shown]?._key ?? '', true);
    },
    [items, show],
  );
  if (items.length === 0) return null;
  return (
    <Root
      aria-label={frame.mainMenu}
      dir={direction}
      className={styles.menu}
      value={menu.open}
      onValueChange={(key) => menu.show(key)}
      onKeyDown={menu.keyDown}
      activationMode="manual"
      {...oneOpen}
    >
      <List ref={hydrated} className={styles.list}>
        {items.map((item) =>
          item.dropdown ? (
            <MenuGroup key={item._key} item={item} path={path} menu={menu} keepPanel={isHydrating} />
          ) : (
            <MenuPage key={item._key} item={item} path={path} home={home} />
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

/** Whether styles have opened the panel of a group, as they do on hover. */
function isShown(group: Element) {
  const panel = group.matches(':hover') && group.querySelector('[role="group"]');
  return panel && getComputedStyle(panel).display !== 'none';
}

function MenuPage({ item, path, home }: { item: MenuItem; path: string; home: string | undefined }) {
  const current = isCurrent(item.href ?? '', path, home);
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

type MenuGroupProps = {
  item: MenuItem;
  path: string;
  menu: MenuState;
  /** Until it is hydrated: keeps the closed panel in the document. */
  keepPanel: boolean;
};

/** A group of links with its panel. Where the group is itself a page, its name links to it, beside the trigger. */
function MenuGroup({ item, path, menu, keepPanel }: MenuGroupProps) {
  const { frame } = useTexts();
  const open = menu.open === item._key;
  const current = isCurrentGroup(item, path);
  const name = (
    <span className={styles.name} data-name={item.name}>
      {item.name}
    </span>
  );
  return (
    <Item
      value={item._key}
      className={keepPanel ? `${styles.group} ${styles.served}` : styles.group}
      onPointerEnter={(event) => menu.enter(item._key, event)}
      onPointerLeave={menu.leave}
      onBlur={open ? menu.blur : undefined}
    >
      <div className={styles.cell} data-current={current}>
        {item.href ? (
          <Link asChild onClick={() => menu.show('')}>
            <Anchor
              href={item.href}
              aria-current={isCurrent(item.href, path)}
              className={`${styles.label} ${styles.labelBesideTrigger}`}
            >
              {name}
            </Anchor>
          </Link>
        ) : null}
        <Trigger
          className={item.href ? `${styles.label} ${styles.chevronTrigger}` : styles.label}
          aria-label={item.href ? filled(frame.groupMenu, { name: item.name }) : undefined}
          aria-current={current && !item.href ? 'true' : undefined}
          onClick={(event) => menu.click(item._key, event)}
          {...needsReact}
        >
          {item.href ? null : name}
          <span className={styles.chevron}>
            <Icon name="chevron-down" size={16} />
          </span>
        </Trigger>
        {current ? <span className={styles.bar} /> : null}
      </div>
      <MenuPanel item={item} path={path} keep={keepPanel} />
    </Item>
  );
}
