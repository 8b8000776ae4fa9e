import { useLocation } from '@remix-run/react';
import { lazy, Suspense } from 'react';
import type { BlockOf } from '../../content-model/content-types';
import { figure } from '../../rich-text/rich-text.css';
import { Band } from '../../ui/band';
import { grid, head } from '../../ui/form-block.css';
import { Heading, Text } from '../../ui/typography';
import { titleId } from '../block-ids';
import { type BlockProps, BlockTitle } from '../block-parts';
import { Calculator as PrintedCalculator } from './calculator';
import * as styles from './valuation-calculator.css';

/** Browsers load it with the first page that has one. */
const Calculator = import.meta.env.SSR
  ? PrintedCalculator
  : lazy(async () => ({ default: (await import('./calculator')).Calculator }));

/** Receipts and a sale that visitors change, valued by FIFO. Without scripts the form is sent to the server. */
export function ValuationCalculator({ block, isHead }: BlockProps<'valuationCalculator'>) {
  const { search } = useLocation();
  return (
    <Band id={block.anchor} labelledBy={titleId(block)}>
      <div className={grid}>
        <div className={head}>
          <BlockTitle block={block} isHead={isHead} />
          {block.lead ? <Text look="lead">{block.lead}</Text> : null}
        </div>
        <div className={styles.sheet}>
          <Suspense>
            <Calculator key={search} block={block} />
          </Suspense>
        </div>
      </div>
    </Band>
  );
}

/** A calculator between the paragraphs of an article, as wide as they are. */
export function CalculatorInText({ value: block }: { value: BlockOf<'valuationCalculator'> }) {
  const { search } = useLocation();
  const headingId = titleId(block);
  return (
    <section id={block.anchor || undefined} aria-labelledby={headingId} className={`${figure} ${head}`}>
      <Heading level={3} look="h4" id={headingId}>
        {block.title}
      </Heading>
      {block.lead ? <Text>{block.lead}</Text> : null}
      <Suspense>
        <Calculator key={search} block={block} />
      </Suspense>
    </section>
  );
}
