import { useLocation } from '@remix-run/react';
import { type ReactNode, Suspense } from 'react';
import { Band } from '../ui/band';
import * as styles from '../ui/operated.css';
import { Heading, Text } from '../ui/typography';
import { titleId } from './title-id';

type OperatedBlockProps = {
  block: { _key: string; anchor: string | null; title: string; lead: string | null };
  isHead: boolean;
  /** Renders what visitors operate, by the query of the page's address, which may hold what they have entered. */
  children: (search: string) => ReactNode;
};

/** A block that visitors operate: its title, and beside it a component that browsers load with the first such block. */
export function OperatedBlock({ block, isHead, children }: OperatedBlockProps) {
  const { search } = useLocation();
  const headingId = titleId(block);
  return (
    <Band id={block.anchor} labelledBy={headingId}>
      <div className={styles.grid}>
        <div className={styles.head}>
          <Heading level={isHead ? 1 : 2} id={headingId}>
            {block.title}
          </Heading>
          {block.lead ? <Text look="lead">{block.lead}</Text> : null}
        </div>
        <Suspense>{children(search)}</Suspense>
      </div>
    </Band>
  );
}
