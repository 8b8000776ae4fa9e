import { Item, Link, Trigger } from '@radix-ui/react-navigation-menu';
import { useEffect, useRef } from 'react';
import type { MenuItem } from '../../content/content-types';
import { Anchor } from '../../ui/anchor';
import { needsReact } from '../../ui/hydration/start-react';
import { Icon } from '../../ui/icon/icon';
import { isCurrent, isCurrentGroup } from '../current';
import * as styles from './main-menu.css';
import { MenuPanel } from './menu-panel';
import type { MenuState } from './use-menu-state';

type MenuGroupProps = {
  item: MenuItem;
  path: string;
  menu: MenuState;
  /** Until it is hydrated: keeps the closed panel in the document. */
  keepPanel: boolean;
};

/** A group of links with its panel. Where the group is itself a page its name leads there, beside the trigger. */
export function MenuGroup({ item, path, menu, keepPanel }: MenuGroupProps) {
  const open = menu.open === item._key;
  const current = isCurrentGroup(item, path);
  const ref = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (open) takeFromTabOrder(ref.current);
  }, [open]);
  const name = (
    <span className={styles.name} data-name={item.name}>
      {item.name}
    </span>
  );
  return (
    <Item
      ref={ref}
      value={item._key}
      className={keepPanel ? `${styles.group} ${styles.served}` : styles.group}
      onPointerEnter={(event) => menu.enter(item._key, event)}
      onPointerLeave={menu.leave}
      onBlur={open ? menu.blur : undefined}
    >
      <div className={styles.cell} data-current={current}>
        {item.href ? (
          <Link asChild onClick={() => menu.change('')}>
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
          aria-label={item.href ? `${item.name} menu` : undefined}
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

/**
 * Radix puts an `aria-hidden` stop for the Tab key behind an open trigger, for panels that lie elsewhere in the
 * document. Ours follows the trigger, so the stop is only in the way.
 */
function takeFromTabOrder(group: HTMLElement | null) {
  for (const stop of group?.querySelectorAll('span[aria-hidden="true"][tabindex="0"]') ?? []) {
    stop.setAttribute('tabindex', '-1');
  }
}
