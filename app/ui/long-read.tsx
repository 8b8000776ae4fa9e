import type { ReactNode } from 'react';
import { Container } from './container';
import { Heading } from './heading';
import { IndexedColumns } from './indexed-columns';
import * as styles from './long-read.css';
import { Text } from './text';

type LongReadProps = {
  title: string;
  lead?: string | null;
  /** What stands under the title: who wrote it, when it changed. */
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
