import { lazy } from 'react';
import type { BlockProps } from '../block-props';
import { OperatedBlock } from '../operated-block';
import { Builder as PrintedBuilder } from './builder';

/** Browsers load it with the first page that has one. */
const Builder = import.meta.env.SSR
  ? PrintedBuilder
  : lazy(async () => ({ default: (await import('./builder')).Builder }));

/** Modules and users that visitors choose, and the outline of a quote. Without scripts the server makes the outline. */
export function QuoteBuilder({ block, isHead }: BlockProps<'quoteBuilder'>) {
  return (
    <OperatedBlock block={block} isHead={isHead}>
      {(search) => <Builder key={search} block={block} search={search} />}
    </OperatedBlock>
  );
}
