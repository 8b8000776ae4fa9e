import { useLocation } from '@remix-run/react';
import { lazy, Suspense } from 'react';
import { Band } from '../../ui/band';
import * as styles from '../../ui/operated.css';
import { Heading, Text } from '../../ui/typography';
import type { BlockProps } from '../block-props';
import { titleId } from '../title-id';
import { Builder as PrintedBuilder } from './builder';

/** Browsers load it with the first page that has one. */
const Builder = import.meta.env.SSR
  ? PrintedBuilder
  : lazy(async () => ({ default: (await import('./builder')).Builder }));

/** Modules and users that visitors choose, and the outline of a quote. Without scripts the server makes the outline. */
export function QuoteBuilder({ block, isHead }: BlockProps<'quoteBuilder'>) {
  const { search } = useLocation();
  return (
    <Band id={block.anchor || undefined} labelledBy={titleId(block)}>
      <div className={styles.grid}>
        <div className={styles.head}>
          <Heading level={isHead ? 1 : 2} id={titleId(block)}>
            {block.title}
          </Heading>
          {block.lead ? <Text look="lead">{block.lead}</Text> : null}
        </div>
        <Suspense>
          <Builder key={search} block={block} search={search} />
        </Suspense>
      </div>
    </Band>
  );
}
