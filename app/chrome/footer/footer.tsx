import { ConsentSettingsButton } from '../../analytics/consent/consent-settings-button';
import { tracked } from '../../analytics/tracked';
import type { Navigation, SiteSettings } from '../../content/content-types';
import { Anchor } from '../../ui/anchor';
import { Brand } from '../brand/brand';
import { isCurrent } from '../current';
import { ThemeSwitch } from '../theme/theme-switch';
import * as styles from './footer.css';
import { FooterGroup } from './footer-group';
import { SocialLinks } from './social-links';

type FooterProps = {
  settings: SiteSettings | null;
  navigation: Navigation | null;
  path: string;
  /** Full year of the copyright line; from the loader, so that server and browser agree. */
  year: number;
};

/** Brand, the whole menu once more, legal links and the theme. Its site map is the menu of those without scripts. */
export function Footer({ settings, navigation, path, year }: FooterProps) {
  const items = navigation?.items ?? [];
  const pages = items.filter((item) => !item.dropdown && item.href);
  const groups = items.filter((item) => item.dropdown);
  return (
    <footer className={styles.footer}>
      <nav id="site-map" aria-label="Site map" className={styles.columns}>
        <div>
          <Brand name={settings?.productName} className={styles.onFooter} {...tracked('footerLink')} />
          {settings ? <p className={styles.tagline}>{settings.tagline}</p> : null}
          <SocialLinks links={settings?.socialLinks ?? []} />
          {pages.length > 0 ? (
            <ul className={styles.pages}>
              {pages.map((item) => (
                <li key={item._key}>
                  <Anchor
                    href={item.href ?? ''}
                    aria-current={isCurrent(item.href ?? '', path)}
                    className={styles.link}
                    {...tracked('footerLink')}
                  >
                    {item.name}
                  </Anchor>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
        {groups.length > 0 ? (
          <div className={styles.groups}>
            {groups.map((item) => (
              <FooterGroup key={item._key} item={item} path={path} />
            ))}
          </div>
        ) : null}
      </nav>
      <div className={styles.legal}>
        <p className={styles.copyright}>{settings ? `© ${year} ${settings.copyright}` : `© ${year}`}</p>
        <div className={styles.legalLinks}>
          <LegalLinks links={navigation?.legalLinks ?? []} path={path} />
          <ConsentSettingsButton className={styles.legalLink} />
        </div>
        <div className={styles.theme}>
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
}

function LegalLinks({ links, path }: { links: NonNullable<Navigation['legalLinks']>; path: string }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label="Legal">
      <ul className={styles.legalLinks}>
        {links.map((link) => (
          <li key={link._key}>
            <Anchor
              href={link.href}
              newTab={link.newTab === true}
              aria-current={isCurrent(link.href, path)}
              className={styles.legalLink}
              {...tracked('footerLink')}
            >
              {link.label}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
