import { useLocation } from '@remix-run/react';
import { lazy, Suspense } from 'react';
import { grid } from '../../ui/form-block.css';
import { type BlockProps, TitledBand } from '../block-parts';
import { Builder as PrintedBuilder } from './builder';

/** Browsers load it with the first page that has one. */
const Builder = import.meta.env.SSR
  ? PrintedBuilder
  : lazy(async () => ({ default: (await import('./builder')).Builder }));

/** Modules and users that visitors choose, and the outline of a quote. Without scripts the server makes the outline. */
export function QuoteBuilder({ block, isHead }: BlockProps<'quoteBuilder'>) {
  const { search } = useLocation();
  return (
    <TitledBand block={block} isHead={isHead}>
      <div className={grid}>
        <Suspense>
          <Builder key={search} block={block} search={search} />
        </Suspense>
      </div>
    </TitledBand>
  );
}
