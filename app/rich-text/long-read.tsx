import type { ReactNode } from 'react';
import { Anchor } from '../ui/anchor';
import { Container } from '../ui/band';
import { useTexts } from '../ui/texts';
import { Heading, Text } from '../ui/typography';
import * as styles from './long-read.css';

type LongReadProps = {
  title: string;
  lead?: string | null;
  /** Below the title: author, date of the change. */
  byline: ReactNode;
  index: ReactNode;
  children: ReactNode;
};

/** A page to be read from top to bottom: title, byline, an index at the side and one column of text. */
export function LongRead({ title, lead, byline, index, children }: LongReadProps) {
  return (
    <article>
      <Container>
        <header className={styles.head}>
          <Heading level={1} className={styles.title}>
            {title}
          </Heading>
          {lead ? <Text look="lead">{lead}</Text> : null}
          <div className={styles.byline}>{byline}</div>
        </header>
        <div className={styles.body}>
          <IndexedColumns index={index}>
            <div className={styles.column}>{children}</div>
          </IndexedColumns>
        </div>
      </Container>
    </article>
  );
}

type IndexedColumnsProps = {
  /** A `SideIndex` or `PartIndex`; without one its columns stay empty. */
  index: ReactNode;
  children: ReactNode;
};

/** A side index in three columns and long content beside it. */
export function IndexedColumns({ index, children }: IndexedColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.index}>{index}</div>
      <div className={styles.content}>{children}</div>
    </div>
  );
}

type SideIndexProps = {
  title: string;
  items: ReadonlyArray<{ label: string; href: string }>;
  current?: string;
};

/** A sticky, ruled list of the page's parts or of its sibling pages. */
export function SideIndex({ title, items, current }: SideIndexProps) {
  if (items.length === 0) return null;
  return (
    <nav aria-label={title} className={styles.sideIndex}>
      <ol>
        {items.map((item) => (
          <li key={item.href}>
            <Anchor
              href={item.href}
              className={styles.indexItem}
              aria-current={
                item.href === current ? (item.href.startsWith('#') ? 'location' : 'page') : undefined
              }
            >
              {item.label}
            </Anchor>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A single entry is not shown. */
const FEWEST_PARTS = 2;

type PartIndexProps = {
  /** Parts of this page in reading order, by element id. */
  parts: ReadonlyArray<{ id: string; label: string }>;
};

/** The index of a long page's parts. It marks the first part; `markCurrentPart` then marks the one being read. */
export function PartIndex({ parts }: PartIndexProps) {
  const { reading } = useTexts();
  const [first] = parts;
  if (!first || parts.length < FEWEST_PARTS) return null;
  return (
    <SideIndex
      title={reading.onThisPage}
      items={parts.map((part) => ({ label: part.label, href: `#${part.id}` }))}
      current={`#${first.id}`}
    />
  );
}
