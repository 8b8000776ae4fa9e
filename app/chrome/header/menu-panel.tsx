import { Content, Link } from '@radix-ui/react-navigation-menu';
import type { KeyboardEvent } from 'react';
import type { MenuItem } from '../../content/content-types';
import { Heading } from '../../ui/heading';
import { TextLink } from '../../ui/text-link';
import { isCurrent } from '../current';
import * as styles from './menu-panel.css';
import { MenuPanelLink } from './menu-panel-link';
import { MenuQuote } from './menu-quote';

type MenuPanelProps = { item: MenuItem; path: string; keep: boolean };

/** What opens under a group's name: its title, its links with icon and description, and a customer's words. */
export function MenuPanel({ item, path, keep }: MenuPanelProps) {
  const links = item.items ?? [];
  const overview = item.href && item.overviewLabel ? { href: item.href, label: item.overviewLabel } : null;
  return (
    <Content
      forceMount={keep || undefined}
      role="group"
      className={styles.panel}
      onFocusOutside={(event) => event.preventDefault()}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only keeps the Tab key from Radix, see below */}
      <div className={styles.main} onKeyDown={keepNaturalTabOrder}>
        <div className={styles.head}>
          <Heading level={2} look="h4">
            {item.title || item.name}
          </Heading>
          {overview ? (
            <Link asChild>
              <TextLink
                href={overview.href}
                className={styles.overview}
                aria-current={isCurrent(overview.href, path) === 'page' ? 'page' : undefined}
              >
                {overview.label}
              </TextLink>
            </Link>
          ) : null}
        </div>
        <ul className={styles.links}>
          {links.map((link) => (
            <li key={link._key}>
              <MenuPanelLink link={link} path={path} />
            </li>
          ))}
        </ul>
      </div>
      {item.testimonial ? <MenuQuote testimonial={item.testimonial} /> : null}
    </Content>
  );
}

/** The panel follows its trigger in the document, so the browser's own order is right and Radix's detour is not. */
function keepNaturalTabOrder(event: KeyboardEvent) {
  if (event.key === 'Tab') event.stopPropagation();
}
