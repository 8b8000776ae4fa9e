import { createContext, type ReactNode, useContext } from 'react';
import * as styles from './band.css';
import { ofBlock } from './events';

/** In previews, attributes that name the source of the block that is rendered; its outermost element prints them. */
export const EditAttributes = createContext<Record<string, string> | undefined>(undefined);

export const BlockType = createContext<string | undefined>(undefined);

type SectionProps = {
  id?: string | null;
  labelledBy?: string | undefined;
  className?: string;
  children: ReactNode;
};

export function Section({ id, labelledBy, className, children }: SectionProps) {
  const [type, edit] = [useContext(BlockType), useContext(EditAttributes)];
  return (
    <section
      id={id || undefined}
      aria-labelledby={labelledBy}
      className={className}
      {...ofBlock(type)}
      {...edit}
    >
      {children}
    </section>
  );
}

type BandProps = Omit<SectionProps, 'className'> & {
  tone?: 'paper' | 'sunk' | 'base';
  rhythm?: 'section' | 'underHead' | 'attached';
};

/** One part of a page from edge to edge: its ground, its vertical padding and the grid inside. */
export function Band({ tone = 'paper', rhythm = 'section', children, ...section }: BandProps) {
  return (
    <Section {...section} className={`${styles.tone[tone]} ${styles.padding[rhythm]}`}>
      <Container>{children}</Container>
    </Section>
  );
}

/** The page's grid width: 1248 px between two gutters. */
export function Container({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={className ? `${styles.container} ${className}` : styles.container}>{children}</div>;
}

/** A head in the left columns and its content in the right ones. */
export function Split({ head, children }: { head: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.split}>
      {head ? <div className={styles.splitHead}>{head}</div> : null}
      <div className={styles.splitContent}>{children}</div>
    </div>
  );
}

export function RuledSection({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <section id={id} className={styles.ruledSection}>
      {children}
    </section>
  );
}
