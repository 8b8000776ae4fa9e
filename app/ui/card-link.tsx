import type { ReactNode } from 'react';
import { Anchor } from './anchor';
import * as styles from './card-link.css';
import { Icon } from './icon/icon';
import { safeHref } from './safe-href';

type CardLinkProps = {
  /** Without one the title is text. */
  href: string | null;
  children: ReactNode;
};

/** A card's title as a link that the whole card follows; the card has the class `card`. */
export function CardLink({ href, children }: CardLinkProps) {
  if (!href || safeHref(href).kind === 'none') return children;
  return (
    <Anchor href={href} className={styles.link} usualEvent="card">
      {children}
      <span className={styles.arrow}>
        <Icon name="arrow-right" />
      </span>
    </Anchor>
  );
}
