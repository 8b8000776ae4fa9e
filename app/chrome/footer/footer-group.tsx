import { tracked } from '../../analytics/tracked';
import type { MenuItem } from '../../content/content-types';
import { Anchor } from '../../ui/anchor';
import { Icon } from '../../ui/icon/icon';
import { safeHref } from '../../ui/safe-href';
import { isCurrent } from '../current';
import { groupTitle, link as linkClass } from './footer.css';

type FooterGroupProps = { item: MenuItem; path: string };

/** A group of the menu as a list. One that is itself a page begins with it; a link may lead elsewhere than above. */
export function FooterGroup({ item, path }: FooterGroupProps) {
  return (
    <div>
      <h2 className={groupTitle}>{item.name}</h2>
      <ul>
        {item.href ? (
          <li>
            <FooterLink
              href={item.href}
              name={item.overviewLabel || item.name}
              current={isCurrent(item.href, path) === 'page' ? 'page' : undefined}
            />
          </li>
        ) : null}
        {(item.items ?? []).map((link) => {
          const href = link.footerHref || link.href;
          return (
            <li key={link._key}>
              <FooterLink href={href} name={link.name} current={isCurrent(href, path)} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

type FooterLinkProps = { href: string; name: string; current: 'page' | 'true' | undefined };

/** Other sites open beside this one, and say so. */
function FooterLink({ href, name, current }: FooterLinkProps) {
  const external = safeHref(href).kind === 'external';
  return (
    <Anchor
      href={href}
      newTab={external}
      aria-current={current}
      className={linkClass}
      {...tracked('footerLink')}
    >
      {name}
      {external ? <Icon name="arrow-up-right" size={16} /> : null}
    </Anchor>
  );
}
