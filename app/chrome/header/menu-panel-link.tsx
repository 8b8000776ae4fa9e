import { Link } from '@radix-ui/react-navigation-menu';
import { useId } from 'react';
import type { MenuLink } from '../../content/content-types';
import { Anchor } from '../../ui/anchor';
import { ContentIcon } from '../../ui/icon/content-icon';
import { safeHref } from '../../ui/safe-href';
import { isCurrent } from '../current';
import * as styles from './menu-panel.css';

type MenuPanelLinkProps = { link: MenuLink; path: string };

/** One destination of a panel, named by its name alone and described by its line. */
export function MenuPanelLink({ link, path }: MenuPanelLinkProps) {
  const id = useId();
  return (
    <Link asChild>
      <Anchor
        href={link.href}
        newTab={safeHref(link.href).kind === 'external'}
        aria-current={isCurrent(link.href, path)}
        aria-describedby={id}
        className={styles.link}
      >
        <span className={styles.tile}>
          <ContentIcon name={link.icon} />
        </span>
        <span className={styles.linkText}>
          <span className={styles.linkName}>{link.name}</span>
          <span id={id} className={styles.linkDescription} aria-hidden="true">
            {link.description}
          </span>
        </span>
      </Anchor>
    </Link>
  );
}
