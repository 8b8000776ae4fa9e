import { useLocation } from '@remix-run/react';
import { lazy, Suspense } from 'react';
import type { BlockOf } from '../../content/content-types';
import { Band } from '../../ui/band';
import { grid, head } from '../../ui/operated.css';
import { Heading, Text } from '../../ui/typography';
import type { BlockProps } from '../block-props';
import { titleId } from '../title-id';
import { Calculator as PrintedCalculator, CalculatorInText as PrintedInText } from './calculator';

/** Browsers load it with the first page that has one. */
const Calculator = import.meta.env.SSR
  ? PrintedCalculator
  : lazy(async () => ({ default: (await import('./calculator')).Calculator }));

const InText = import.meta.env.SSR
  ? PrintedInText
  : lazy(async () => ({ default: (await import('./calculator')).CalculatorInText }));

/** Receipts and a sale that visitors change, valued by three methods. Without scripts the form is sent to the server. */
export function ValuationCalculator({ block, isHead }: BlockProps<'valuationCalculator'>) {
  const { search } = useLocation();
  const headingId = titleId(block);
  return (
    <Band id={block.anchor} labelledBy={headingId}>
      <div className={grid}>
        <div className={head}>
          <Heading level={isHead ? 1 : 2} id={headingId}>
            {block.title}
          </Heading>
          {block.lead ? <Text look="lead">{block.lead}</Text> : null}
        </div>
        <Suspense>
          <Calculator key={search} block={block} search={search} />
        </Suspense>
      </div>
    </Band>
  );
}

/** The same as a member of an article's text. */
export function CalculatorInText({ value }: { value: BlockOf<'valuationCalculator'> }) {
  return (
    <Suspense>
      <InText block={value} />
    </Suspense>
  );
}
