import type { ReactNode } from 'react';
import { Band } from './band';
import { Heading } from './heading';
import * as styles from './split-band.css';
import { Text } from './text';
import { TextLink } from './text-link';

type SplitBandProps = {
  /** Anchor of the whole band. */
  id?: string | null;
  /** Id of the heading. */
  headingId: string;
  title: string;
  lead?: string | null;
  link?: { label: string; href: string; newTab?: boolean | null } | null;
  level: 1 | 2;
  tone?: 'paper' | 'sunk' | 'base';
  /** Column of the grid in which the content begins, counted from 1. */
  from?: 6 | 7;
  children: ReactNode;
};

/** A band with its title in the left columns and ruled content in the right ones. */
export function SplitBand({
  id,
  headingId,
  title,
  lead,
  link,
  level,
  tone,
  from = 6,
  children,
}: SplitBandProps) {
  return (
    <Band id={id || undefined} labelledBy={headingId} tone={tone}>
      <div className={styles.split}>
        <div className={styles.head}>
          <Heading level={level} id={headingId}>
            {title}
          </Heading>
          {lead ? <Text>{lead}</Text> : null}
          {link ? (
            <TextLink href={link.href} newTab={link.newTab === true}>
              {link.label}
            </TextLink>
          ) : null}
        </div>
        <div className={styles.content[from]}>{children}</div>
      </div>
    </Band>
  );
}
