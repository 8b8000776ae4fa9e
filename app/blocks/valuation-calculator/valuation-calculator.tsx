import { lazy } from 'react';
import type { BlockOf } from '../../content/content-types';
import type { BlockProps } from '../block-props';
import { OperatedBlock, OperatedPart } from '../operated-block';
import { Calculator as PrintedCalculator } from './calculator';

/** Browsers load it with the first page that has one. */
const Calculator = import.meta.env.SSR
  ? PrintedCalculator
  : lazy(async () => ({ default: (await import('./calculator')).Calculator }));

/** Receipts and a sale that visitors change, valued by three methods. Without scripts the form is sent to the server. */
export function ValuationCalculator({ block, isHead }: BlockProps<'valuationCalculator'>) {
  return (
    <OperatedBlock block={block} isHead={isHead}>
      {(search) => <Calculator key={search} block={block} search={search} />}
    </OperatedBlock>
  );
}

/** The same between the paragraphs of an article. */
export function CalculatorInText({ value }: { value: BlockOf<'valuationCalculator'> }) {
  return (
    <OperatedPart block={value}>
      {(search) => <Calculator key={search} block={value} search={search} />}
    </OperatedPart>
  );
}
