import { lazy, Suspense } from 'react';
import type { BlockOf } from '../../content/content-types';
import type { BlockProps } from '../block-props';
import { OperatedBlock } from '../operated-block';
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
  return (
    <OperatedBlock block={block} isHead={isHead}>
      {(search) => <Calculator key={search} block={block} search={search} />}
    </OperatedBlock>
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
