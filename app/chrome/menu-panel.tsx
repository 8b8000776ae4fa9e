import { Content, Link } from '@radix-ui/react-navigation-menu';
import { type KeyboardEvent, useId } from 'react';
import type { MenuItem, MenuLink, MenuTestimonial } from '../content-model/content-types';
import { Portrait } from '../media/person';
import { TextLink } from '../ui/actions';
import { Anchor } from '../ui/anchor';
import { isCurrent } from '../ui/current-link';
import { ContentIcon } from '../ui/icon/icon';
import { safeHref } from '../ui/safe-href';
import { useTexts, withElements } from '../ui/texts';
import { Heading } from '../ui/typography';
import * as styles from './menu-panel.css';

/** A group's panel: its title, its links with icon and description, and a customer's quote. */
export function MenuPanel({ item, path, keep }: { item: MenuItem; path: string; keep: boolean }) {
  const links = item.items ?? [];
  return (
    <Content
      forceMount={keep || undefined}
      role="group"
      className={styles.panel}
      onFocusOutside={(event) => event.preventDefault()}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only hides the Tab key from Radix, see below */}
      <div className={styles.main} onKeyDown={keepNaturalTabOrder}>
        <div className={styles.head}>
          <Heading level={2} look="h4">
            {item.title || item.name}
          </Heading>
          {item.href && item.overviewLabel ? (
            <Link asChild>
              <TextLink
                href={item.href}
                className={styles.overview}
                aria-current={isCurrent(item.href, path) === 'page' ? 'page' : undefined}
              >
                {item.overviewLabel}
              </TextLink>
            </Link>
          ) : null}
        </div>
        <ul className={styles.links}>
          {links.map((link) => (
            <li key={link.href}>
              <MenuPanelLink link={link} path={path} />
            </li>
          ))}
        </ul>
      </div>
      {item.testimonial ? <MenuQuote testimonial={item.testimonial} /> : null}
    </Content>
  );
}

/** The panel follows its trigger in the document, so the browser's tab order is right and Radix's is not. */
function keepNaturalTabOrder(event: KeyboardEvent) {
  if (event.key === 'Tab') event.stopPropagation();
}

function MenuPanelLink({ link, path }: { link: MenuLink; path: string }) {
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

function MenuQuote({ testimonial }: { testimonial: MenuTestimonial }) {
  const { reading } = useTexts();
  return (
    <figure className={styles.quote}>
      <blockquote className={styles.words}>
        {withElements(reading.quoted, { quote: testimonial.quote })}
      </blockquote>
      <figcaption className={styles.person}>
        <Portrait media={testimonial.avatar} />
        <span>
          <span className={styles.author}>{testimonial.author}</span>
          <span className={styles.position}>{testimonial.position}</span>
        </span>
      </figcaption>
    </figure>
  );
}
