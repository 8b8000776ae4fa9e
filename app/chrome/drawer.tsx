import { Content, Header, Item, Root, Trigger } from '@radix-ui/react-accordion';
import { useContext } from 'react';
import { searchPath } from '../../protocol/search-query';
import type { MenuItem, SiteSettings } from '../content-model/content-types';
import { homePath } from '../content-model/site-language';
import { ButtonLink } from '../ui/actions';
import { Anchor } from '../ui/anchor';
import { isCurrent } from '../ui/current-link';
import { tracked } from '../ui/events';
import { oneOpen } from '../ui/hydration/start-react';
import { ContentIcon, Icon } from '../ui/icon/icon';
import { safeHref } from '../ui/safe-href';
import { SearchLanguage } from '../ui/search-form';
import { useTexts } from '../ui/texts';
import { DRAWER_ID } from './attach-drawer';
import { Brand } from './brand';
import * as styles from './drawer.css';
import { LanguageSwitch } from './language-switch';
import { groupLinks, isCurrentGroup } from './menu-links';

type DrawerProps = { settings: SiteSettings; items: ReadonlyArray<MenuItem>; path: string };

/** The menu of narrow screens, in every page's HTML; `attachDrawer` opens and closes it. */
export function Drawer({ settings, items, path }: DrawerProps) {
  const { frame } = useTexts();
  const current = items.find((item) => item.dropdown && isCurrentGroup(item, path));
  const { callToAction, callToActionNote } = settings;
  const home = homePath(settings);
  return (
    <dialog id={DRAWER_ID} className={styles.drawer} aria-label={frame.menu}>
      <div className={styles.top}>
        <Brand settings={settings} />
        <form method="dialog">
          <button type="submit" className={styles.close} aria-label={frame.closeMenu}>
            <Icon name="x" size={22} />
          </button>
        </form>
      </div>
      <nav className={styles.list} aria-label={frame.menu}>
        <div className={styles.item}>
          <Anchor href={searchPath('', useContext(SearchLanguage))} className={styles.row}>
            {frame.search}
            <Icon name="search" />
          </Anchor>
        </div>
        <Root key={current?._key} type="single" collapsible defaultValue={current?._key} {...oneOpen}>
          {items.map((item) =>
            item.dropdown ? (
              <DrawerGroup key={item._key} item={item} path={path} />
            ) : (
              <div key={item._key} className={styles.item}>
                <Anchor
                  href={item.href ?? ''}
                  aria-current={isCurrent(item.href ?? '', path, home)}
                  data-current={isCurrent(item.href ?? '', path, home) !== undefined}
                  className={styles.row}
                >
                  {item.name}
                </Anchor>
              </div>
            ),
          )}
        </Root>
        <LanguageSwitch place="drawer" item={styles.item} link={styles.row} />
      </nav>
      <div className={styles.foot}>
        <ButtonLink
          href={callToAction.href}
          newTab={callToAction.newTab}
          kind="primary"
          className={styles.action}
          {...tracked('menuAction')}
        >
          {callToAction.label}
        </ButtonLink>
        {callToActionNote ? <p className={styles.note}>{callToActionNote}</p> : null}
      </div>
    </dialog>
  );
}

function DrawerGroup({ item, path }: { item: MenuItem; path: string }) {
  return (
    <Item value={item._key} className={styles.item}>
      <Header asChild>
        <h2>
          <Trigger className={styles.row} data-current={isCurrentGroup(item, path)}>
            {item.name}
            <Icon name="plus" />
          </Trigger>
        </h2>
      </Header>
      <Content forceMount className={styles.content}>
        <div className={styles.clip}>
          <ul className={styles.links}>
            {groupLinks(item, path).map(({ href, icon, name, current }) => (
              <li key={`${href} ${name}`}>
                <Anchor
                  href={href}
                  newTab={safeHref(href).kind === 'external'}
                  aria-current={current}
                  className={styles.link}
                >
                  <ContentIcon name={icon} />
                  {name}
                </Anchor>
              </li>
            ))}
          </ul>
        </div>
      </Content>
    </Item>
  );
}

/** Opens the menu of narrow screens; without scripts a link to the footer's site map replaces it. */
export function MenuButton() {
  const { frame } = useTexts();
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        aria-label={frame.openMenu}
        aria-haspopup="dialog"
        aria-expanded={false}
        aria-controls={DRAWER_ID}
      >
        <Icon name="menu" size={24} />
      </button>
      <Anchor href="#site-map" className={styles.siteMapLink} aria-label={frame.menu}>
        <Icon name="menu" size={24} />
      </Anchor>
    </>
  );
}
