import { useContext, useId } from 'react';
import { searchPath } from '../../protocol/search-query';
import type { MenuItem, SiteSettings } from '../content-model/content-types';
import { homePath } from '../content-model/site-language';
import { ButtonLink } from '../ui/actions';
import { Anchor } from '../ui/anchor';
import { tracked } from '../ui/events';
import { Icon } from '../ui/icon/icon';
import { SearchForm, SearchLanguage } from '../ui/search-form';
import { useTexts } from '../ui/texts';
import { Brand } from './brand';
import { MenuButton } from './drawer';
import * as styles from './header.css';
import { LanguageSwitch } from './language-switch';
import { MainMenu } from './main-menu';

type HeaderProps = {
  settings: SiteSettings;
  items: ReadonlyArray<MenuItem>;
  path: string;
};

/** Brand, menu, search and call to action; stays at the top of the window. */
export function Header({ settings, items, path }: HeaderProps) {
  const { callToAction, callToActionNote: note } = settings;
  return (
    <header className={styles.header}>
      <Brand settings={settings} />
      <MainMenu items={items} path={path} home={homePath(settings)} />
      <div className={styles.end}>
        <LanguageSwitch
          place="header"
          list={`${styles.list} ${styles.languages}`}
          item={styles.cell}
          link={styles.label}
        />
        <Search />
        <div className={styles.callToAction}>
          <ButtonLink
            href={callToAction.href}
            newTab={callToAction.newTab}
            kind="primary"
            size="small"
            {...tracked('headerAction')}
          >
            {callToAction.label}
          </ButtonLink>
          {note ? <p className={styles.note}>{note}</p> : null}
        </div>
        {items.length > 0 ? <MenuButton /> : null}
      </div>
    </header>
  );
}

/** Opens the search field, which needs no script; in a browser without popovers a link to the page of results. */
function Search() {
  const { frame } = useTexts();
  const id = useId();
  const icon = <Icon name="search" />;
  return (
    <>
      <button
        type="button"
        className={styles.search}
        aria-label={frame.openSearch}
        {...{ popovertarget: id }}
      >
        {icon}
      </button>
      <Anchor
        href={searchPath('', useContext(SearchLanguage))}
        className={styles.searchLink}
        aria-label={frame.search}
      >
        {icon}
      </Anchor>
      <div id={id} className={styles.searchPanel} {...{ popover: 'auto' }}>
        <SearchForm inPopover />
      </div>
    </>
  );
}
