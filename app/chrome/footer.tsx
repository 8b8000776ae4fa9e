import { ConsentSettingsButton } from '../analytics/consent/consent-banner';
import type { MenuItem, Navigation, SiteSettings } from '../content-model/content-types';
import { homePath } from '../content-model/site-language';
import { Anchor, type AnchorProps } from '../ui/anchor';
import { isCurrent } from '../ui/current-link';
import { tracked } from '../ui/events';
import { Icon } from '../ui/icon/icon';
import { safeHref } from '../ui/safe-href';
import { useTexts } from '../ui/texts';
import { Brand } from './brand';
import * as styles from './footer.css';
import { LanguageSwitch } from './language-switch';
import { type GroupLink, groupLinks } from './menu-links';
import socialIconsUrl from './social-icons.svg?url';
import { type ThemeChoice, themeRules } from './theme-script';

type FooterProps = {
  settings: SiteSettings;
  navigation: Navigation;
  path: string;
  /** Full year of the copyright line; from the loader, so that server and browser render the same. */
  year: number;
};

/** Brand, the whole menu again, legal links and the theme. Its site map is the menu without scripts. */
export function Footer({ settings, navigation, path, year }: FooterProps) {
  const { frame } = useTexts();
  const { items } = navigation;
  const pages = items.filter((item) => !item.dropdown && item.href);
  const groups = items.filter((item) => item.dropdown);
  return (
    <footer className={styles.footer}>
      <nav id="site-map" aria-label={frame.siteMap} className={styles.columns}>
        <div>
          <Brand settings={settings} ground="dark" {...tracked('footerLink')} />
          <p className={styles.tagline}>{settings.tagline}</p>
          <SocialLinks links={settings.socialLinks ?? []} />
          {pages.length > 0 ? (
            <ul className={styles.pages}>
              {pages.map(({ _key, href, name }) => (
                <li key={_key}>
                  <FooterLink href={href ?? ''} current={isCurrent(href ?? '', path, homePath(settings))}>
                    {name}
                  </FooterLink>
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
        <p className={styles.copyright}>
          {`© ${year} `}
          {settings.copyright}
        </p>
        <div className={styles.legalLinks}>
          {navigation.legalLinks?.length ? (
            <nav aria-label={frame.legal}>
              <ul className={styles.legalLinks}>
                {navigation.legalLinks.map(({ href, newTab, label }) => (
                  <li key={href}>
                    <FooterLink
                      href={href}
                      newTab={newTab}
                      current={isCurrent(href, path)}
                      className={styles.legalLink}
                    >
                      {label}
                    </FooterLink>
                  </li>
                ))}
              </ul>
            </nav>
          ) : null}
          <ConsentSettingsButton className={styles.legalLink} />
          <LanguageSwitch place="footer" list={styles.legalLinks} link={styles.legalLink} />
        </div>
        <div className={styles.theme}>
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
}

/** A group of the menu as a list, folded on phones: there its title is in the summary. */
function FooterGroup({ item, path }: { item: MenuItem; path: string }) {
  const items = (item.items ?? []).map((link) => ({ ...link, href: link.footerHref || link.href }));
  return (
    <div>
      <h2 className={styles.groupTitle}>{item.name}</h2>
      <details className={styles.fold}>
        <summary className={styles.foldTitle}>
          <h2>{item.name}</h2>
          <span className={styles.foldSign}>
            <Icon name="chevron-down" size={18} />
          </span>
        </summary>
        <ul>
          {groupLinks({ ...item, items }, path).map(({ href, name, current }) => {
            const isExternal = safeHref(href).kind === 'external';
            return (
              <li key={`${href} ${name}`}>
                <FooterLink href={href} newTab={isExternal} current={current}>
                  {name}
                  {isExternal ? <Icon name="arrow-up-right" size={16} /> : null}
                </FooterLink>
              </li>
            );
          })}
        </ul>
      </details>
    </div>
  );
}

const FooterLink = ({ current, ...link }: AnchorProps & Pick<GroupLink, 'current'>) => (
  <Anchor aria-current={current} className={styles.link} {...link} {...tracked('footerLink')} />
);

const names = { facebook: 'Facebook', linkedin: 'LinkedIn', x: 'X', instagram: 'Instagram' } as const;

function SocialLinks({ links }: { links: NonNullable<SiteSettings['socialLinks']> }) {
  if (links.length === 0) return null;
  return (
    <ul className={styles.socials}>
      {links.map((link) => (
        <li key={link.href}>
          <Anchor
            href={link.href}
            aria-label={names[link.network]}
            className={styles.social}
            {...tracked('social')}
          >
            <svg width="20" height="20" fill="currentColor" aria-hidden="true">
              <use href={`${socialIconsUrl}#${link.network}`} />
            </svg>
          </Anchor>
        </li>
      ))}
    </ul>
  );
}

const look = {
  system: { icon: 'monitor', label: 'systemTheme' },
  light: { icon: 'sun', label: 'lightTheme' },
  dark: { icon: 'moon', label: 'darkTheme' },
} as const satisfies Record<ThemeChoice, object>;

/** System, light or dark. The server does not know the choice; `themeScript` shows it and handles the buttons. */
export function ThemeSwitch() {
  const { frame } = useTexts();
  return (
    // biome-ignore lint/a11y/useSemanticElements: three toggles, not form fields
    <div role="group" aria-label={frame.theme} className={styles.themeSwitch}>
      {themeRules.choices.map((name) => (
        <button
          key={name}
          type="button"
          className={styles.choice}
          aria-label={frame[look[name].label]}
          aria-pressed={name === 'system'}
          {...{ [themeRules.attribute]: name }}
        >
          <Icon name={look[name].icon} size={18} />
        </button>
      ))}
    </div>
  );
}
