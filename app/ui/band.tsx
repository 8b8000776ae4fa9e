import { createContext, type ReactNode, useContext } from 'react';
import { TextLink } from './actions';
import * as styles from './band.css';
import { Heading, Text } from './typography';

/** In previews, attributes that name the source of the block that is rendered; its outermost element prints them. */
export const EditAttributes = createContext<Record<string, string> | undefined>(undefined);

type BandProps = {
  tone?: 'paper' | 'sunk' | 'base';
  rhythm?: 'section' | 'module' | 'underHead' | 'attached' | 'none';
  id?: string;
  /** Id of the heading that labels the section. */
  labelledBy?: string;
  className?: string;
  children: ReactNode;
};

/** One part of a page from edge to edge: its ground, its vertical padding and the grid inside. */
export function Band({ tone = 'paper', rhythm = 'section', id, labelledBy, className, children }: BandProps) {
  const classes = [styles.tone[tone], styles.padding[rhythm], className].filter(Boolean).join(' ');
  return (
    <section id={id} aria-labelledby={labelledBy} className={classes} {...useContext(EditAttributes)}>
      <Container>{children}</Container>
    </section>
  );
}

type ContainerProps = { children: ReactNode; className?: string };

/** The page's grid width: 1248 px between two gutters. */
export function Container({ children, className }: ContainerProps) {
  return <div className={className ? `${styles.container} ${className}` : styles.container}>{children}</div>;
}

type LinkValue = { label: string; href: string; newTab?: boolean | null } | null | undefined;

/** A link from content; nothing where there is none. */
function ContentLink({ link }: { link: LinkValue }) {
  if (!link) return null;
  return (
    <TextLink href={link.href} newTab={link.newTab === true}>
      {link.label}
    </TextLink>
  );
}

type SplitBandProps = {
  /** Anchor of the whole band. */
  id?: string | null;
  /** Id of the heading. */
  headingId: string;
  title: string;
  lead?: string | null;
  link?: LinkValue;
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
        <div className={styles.splitHead}>
          <Heading level={level} id={headingId}>
            {title}
          </Heading>
          {lead ? <Text>{lead}</Text> : null}
          <ContentLink link={link} />
        </div>
        <div className={styles.splitContent[from]}>{children}</div>
      </div>
    </Band>
  );
}

type BlockHeadProps = {
  /** Id of the heading, for the band's `labelledBy`. */
  id: string;
  title: string;
  lead?: string | null;
  level?: 1 | 2 | 3;
  link?: LinkValue;
};

/** Title on the left, lead (and link) on the right on the same baseline. */
export function BlockHead({ id, title, lead, level = 2, link }: BlockHeadProps) {
  return (
    <div className={styles.blockHead}>
      <Heading level={level} look={level === 3 ? 'h2' : undefined} id={id} className={styles.blockTitle}>
        {title}
      </Heading>
      {lead || link ? (
        <div className={styles.blockAside}>
          {lead ? <Text look="lead">{lead}</Text> : null}
          <ContentLink link={link} />
        </div>
      ) : null}
    </div>
  );
}

type TitledTextProps = {
  /** Id of the heading, for the band's `labelledBy`. */
  id: string;
  level: 1 | 2;
  title: string;
  text?: string | null;
  link?: LinkValue;
};

/** A title, a sentence or two and one link: the text beside a picture. */
export function TitledText({ id, level, title, text, link }: TitledTextProps) {
  return (
    <div className={styles.titledText}>
      <Heading level={level} id={id}>
        {title}
      </Heading>
      {text ? <Text look="lead">{text}</Text> : null}
      <ContentLink link={link} />
    </div>
  );
}

type RuledSectionProps = { id?: string; children: ReactNode };

/** A part of a block with several parts, separated by space and a hairline. */
export function RuledSection({ id, children }: RuledSectionProps) {
  return (
    <section id={id} className={styles.ruledSection}>
      {children}
    </section>
  );
}
