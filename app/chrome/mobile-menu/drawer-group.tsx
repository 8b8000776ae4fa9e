import { Content, Header, Item, Trigger } from '@radix-ui/react-accordion';
import type { MenuItem } from '../../content/content-types';
import { Anchor } from '../../ui/anchor/anchor';
import { safeHref } from '../../ui/anchor/safe-href';
import { ContentIcon } from '../../ui/icon/content-icon';
import { Icon } from '../../ui/icon/icon';
import { isCurrent, isCurrentGroup } from '../current';
import * as styles from './drawer-row.css';

type DrawerGroupProps = { item: MenuItem; path: string };

/** A row of the drawer that opens on its links; a group that is itself a page begins with the link to it. */
export function DrawerGroup({ item, path }: DrawerGroupProps) {
  return (
    <Item value={item._key} className={styles.item}>
      <Header asChild>
        <h2>
          <Trigger className={styles.row} data-current={isCurrentGroup(item, path)}>
            {item.name}
            <span className={styles.plus}>
              <Icon name="plus" />
            </span>
            <span className={styles.minus}>
              <Icon name="minus" />
            </span>
          </Trigger>
        </h2>
      </Header>
      <Content className={styles.content}>
        <ul className={styles.links}>
          {item.href ? (
            <li>
              <DrawerLink
                href={item.href}
                icon="layers"
                name={item.overviewLabel || item.name}
                current={isCurrent(item.href, path) === 'page' ? 'page' : undefined}
              />
            </li>
          ) : null}
          {(item.items ?? []).map((link) => (
            <li key={link._key}>
              <DrawerLink
                href={link.href}
                icon={link.icon}
                name={link.name}
                current={isCurrent(link.href, path)}
              />
            </li>
          ))}
        </ul>
      </Content>
    </Item>
  );
}

type DrawerLinkProps = { href: string; icon: string; name: string; current: 'page' | 'true' | undefined };

function DrawerLink({ href, icon, name, current }: DrawerLinkProps) {
  return (
    <Anchor
      href={href}
      newTab={safeHref(href).kind === 'external'}
      aria-current={current}
      className={styles.link}
    >
      <ContentIcon name={icon} />
      {name}
    </Anchor>
  );
}
