import { calculatorProjection } from '../../content-model/projections.groq';
import type { TextsOf } from '../texts';

export const valuationCalculatorFields = /* groq */ `
  ${calculatorProjection}
`;

export const valuationCalculatorTexts = {
  title: 'heading',
  lead: 'lead',
  name: 'label',
  receipts: null,
  labels: 'label',
} satisfies TextsOf<'valuationCalculator'>;
