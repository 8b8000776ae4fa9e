import { tracked } from '../analytics/events';
import type { MenuItem, SiteSettings } from '../content/content-types';
import { ButtonLink } from '../ui/actions';
import { Brand } from './brand';
import { MenuButton } from './drawer';
import * as styles from './header.css';
import { MainMenu } from './main-menu';

type HeaderProps = {
  settings: SiteSettings;
  items: ReadonlyArray<MenuItem>;
  /** Path of the page that is shown. */
  path: string;
};

/** Brand, menu and call to action; stays at the top of the window. */
export function Header({ settings, items, path }: HeaderProps) {
  const { callToAction } = settings;
  return (
    <header className={styles.header}>
      <Brand settings={settings} />
      <MainMenu items={items} path={path} />
      <div className={styles.end}>
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
        </div>
        {items.length > 0 ? <MenuButton /> : null}
      </div>
    </header>
  );
}
